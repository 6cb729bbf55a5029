/** So that spreadsheets read the file as UTF-8: the first thing in it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the begin of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows after RFC 4180. No cell is taken for a formula. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
