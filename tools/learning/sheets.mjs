/**
 * The sheets of a spreadsheet's body: a line `### name` and a block of CSV for each.
 *
 * @returns {{ name: string, rows: string[][] }[]}
 */
export const sheetsOf = (body) =>
  [...body.matchAll(/^###\s+(.+)\n+```csv\n([\s\S]*?)^```/gm)].map(([, name, csv]) => ({
    name: name.trim(),
    rows: csvRows(csv.replace(/\n$/, '')),
  }));

/** RFC 4180: cells in quotation marks may hold commas, line breaks and doubled quotation marks. */
function csvRows(csv) {
  const rows = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/gy;
  for (let end = false; !end;) {
    const [, quoted, plain, separator] = cell.exec(csv);
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator === '\n') rows.push([]);
    end = separator === '';
  }
  return rows;
}
