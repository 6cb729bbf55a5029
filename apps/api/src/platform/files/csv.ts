/** So that spreadsheets read the file as UTF-8: the first thing in it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the begin of a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;

/** The text of a cell that no spreadsheet takes for a formula. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

function cell(text: string): string {
  const shown = harmless(text);
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** Rows after RFC 4180. No cell is taken for a formula. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
