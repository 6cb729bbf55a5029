type Cell = string | number | null | undefined;

/** Rows under their headings, columns as wide as they need; numbers to the right. */
export function textTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [headings, ...rows].map((row) => row.map((cell) => String(cell ?? '-')));
  const widths = headings.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const numeric = headings.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  return texts
    .map((row) =>
      row
        .map((text, column) =>
          numeric[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
