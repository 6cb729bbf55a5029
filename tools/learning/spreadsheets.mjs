import writeXlsxFile from 'write-excel-file/node';
import { rewritten } from './archive.mjs';
import { placeOf } from './formula-parser.mjs';
import { isDay, sheetValues, typed } from './sheet-values.mjs';
import { sheetsOf } from './sheets.mjs';

/** The day for which `TODAY()` is worked out before a spreadsheet is opened; programs work it out anew. */
const WORKED_OUT_ON = new Date('2026-11-26T00:00:00Z');
const GREEN = '#E0EFEF';
const INPUT = '#0B545F';
const WIDEST = 46;

/**
 * The body of a spreadsheet as an .xlsx file, with its formulas and what they come to.
 *
 * @returns {Promise<Buffer>} the same bytes for the same body
 */
export async function spreadsheetFile(body) {
  const sheets = sheetsOf(body);
  const values = sheetValues(sheets, WORKED_OUT_ON);
  const drawn = sheets.map(({ name, rows }, sheet) => ({
    sheet: name,
    data: rows.map((row, index) =>
      row.map((cell, column) => cellOf(cell, { rows, values: values[sheet], index, column })),
    ),
    columns: widthsOf(rows),
  }));
  const { toBuffer } = writeXlsxFile(drawn);
  return rewritten(await toBuffer(), (part, text) => {
    if (part === 'xl/workbook.xml') return text.replace('<calcPr/>', '<calcPr fullCalcOnLoad="1"/>');
    const [, number] = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(part) ?? [];
    return number === undefined ? text : withValues(text, values[number - 1]);
  });
}

function cellOf(cell, { rows, values, index, column }) {
  const heading = isHeading(rows, index);
  const style = {
    ...((heading || column === 0) && { wrap: true, alignVertical: 'top' }),
    ...(heading && { fontWeight: 'bold', backgroundColor: GREEN }),
    ...(index === 0 && column === 0 && { fontWeight: 'bold' }),
  };
  if (cell === '') return heading ? { value: ' ', type: String, ...style } : null;
  if (cell.startsWith('=')) {
    const value = values[index][column];
    const format = typeof value === 'number' ? resultFormat(cell, value, { rows, values, index, column }) : undefined;
    return { value: cell, type: 'Formula', fontWeight: 'bold', ...(format && { format }) };
  }
  if (isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'd mmm yyyy', textColor: INPUT };
  const value = typed(cell);
  if (typeof value === 'string') return { value, type: String, wrap: true, alignVertical: 'top', ...style };
  const format = isShare(rows, index, column, value) ? '0.0##%' : undefined;
  return { value, type: Number, textColor: INPUT, ...(format && { format }) };
}

/** A row of texts alone that names at least two columns. */
function isHeading(rows, index) {
  const filled = rows[index].filter((cell) => cell !== '');
  return (
    filled.length >= 2 &&
    rows[index][0] !== '' &&
    index < rows.length - 1 &&
    filled.every(isWords) &&
    leads(rows, index)
  );
}

const isWords = (cell) => !cell.startsWith('=') && typeof typed(cell) === 'string' && !isDay(cell);

/** What follows has a number, a formula or an empty place under one of the headings. */
const leads = (rows, index) =>
  (index === 0 || !rows[index - 1].every((cell) => cell !== '' && isWords(cell))) &&
  rows[index + 1].some((cell, column) => column > 0 && (cell === '' || !isWords(cell)));

/** Per cent, where the words beside or above say so and the number is a part of one. */
function isShare(rows, index, column, value) {
  const above = rows.slice(0, index).findLast((_, at) => isHeading(rows, at))?.[column] ?? '';
  return Math.abs(value) <= 1 && (SHARE.test(rows[index][0]) || (SHARE.test(above) && !rows[index][0].includes('£')));
}

const SHARE = /%|\b(?:share|chance|margin|conversion|rate)\b(?!.*£)/i;

function resultFormat(cell, value, { rows, values, index, column }) {
  if (isDate(cell, rows, index, column)) return 'd mmm yyyy';
  if (isShare(rows, index, column, value)) return '0.0%';
  const counts = /^=(?:COUNTIFS?|RANK|ROUNDUP|MAX\(0,\$?[A-Z]+\$?\d+-\$?[A-Z]+\$?\d+\))/.test(cell);
  return counts && Number.isInteger(values[index][column]) ? '#,##0' : '#,##0.00';
}

/** A day, moved by days or months: what begins with a day and adds to it. */
function isDate(cell, rows, index, column) {
  if (/^=(?:EDATE\(|TODAY\(\)$)/.test(cell)) return true;
  const [, reference] = /^=\$?([A-Z]+\$?\d+)\+\d+$/.exec(cell) ?? [];
  if (reference === undefined) return false;
  const place = placeOf(reference);
  const source = rows[place.row]?.[place.column] ?? '';
  if (isDay(source)) return true;
  const isItself = place.row === index && place.column === column;
  return source.startsWith('=') && !isItself && isDate(source, rows, place.row, place.column);
}

const widthsOf = (rows) =>
  rows[0].map((_, column) => {
    const lengths = rows.map((row) => (row[column].startsWith('=') ? 12 : row[column].length));
    return { width: Math.min(column === 0 ? WIDEST : 24, Math.max(11, ...lengths) + 2) };
  });

const FORMULA = /<c r="([A-Z]+)(\d+)"( s="\d+")?><f>=?([\s\S]*?)<\/f><\/c>/g;

/** Programs that only show a file, such as a preview, show what is written beside a formula and work nothing out. */
const withValues = (text, values) =>
  text.replace(FORMULA, (_, letters, digits, style = '', formula) => {
    const { row, column } = placeOf(letters + digits);
    const value = values[row][column];
    const [type, written] = writtenOf(value);
    return `<c r="${letters}${digits}"${style}${type}><f>${formula}</f><v>${written}</v></c>`;
  });

function writtenOf(value) {
  if (typeof value === 'number') return ['', String(value)];
  if (typeof value === 'boolean') return [' t="b"', value ? '1' : '0'];
  const escaped = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [/^#/.test(value) ? ' t="e"' : ' t="str"', escaped];
}
