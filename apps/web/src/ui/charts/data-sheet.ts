import type { ChartData, Unit } from './chart-data';

/** What stands behind a chart: a table with a name for each row. */
export interface DataSheet {
  readonly title: string;
  readonly rowsAre: string;
  readonly columns: readonly { readonly name: string; readonly unit: Unit }[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

export const sheetOf = ({ title, unit, pointsAre, points, series }: ChartData): DataSheet => ({
  title,
  rowsAre: pointsAre,
  columns: series.map(({ name }) => ({ name, unit })),
  rows: points.map(({ longLabel }, index) => ({
    name: longLabel,
    values: series.map(({ values }) => values[index] ?? null),
  })),
});

const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet takes for the begin of a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;

function cell(content: string | number | null): string {
  if (content === null) return '';
  if (typeof content === 'number') return String(content);
  const harmless = FORMULA.test(content) ? `'${content}` : content;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The sheet as a file for spreadsheets, with every digit there is; no text in it is taken for a formula. */
export const csvOf = ({ rowsAre, columns, rows }: DataSheet): string =>
  BYTE_ORDER_MARK +
  [[rowsAre, ...columns.map(({ name }) => name)], ...rows.map(({ name, values }) => [name, ...values])]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
