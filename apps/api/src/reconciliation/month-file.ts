import { Readable } from 'node:stream';
import type { ReconciliationFormat } from '@keelson/vocabulary';
import { BYTE_ORDER_MARK, csvRows } from '../platform/files/csv';
import { amount, type Cell, text, XLSX, xlsxFile } from '../platform/files/xlsx';
import type { Statement } from './get-month.query';
import { MONTH_HEADINGS, monthSheet, type SheetLine } from './month-sheet';

export interface MonthFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** The statement of a month as a file. */
export async function monthFile(statement: Statement, format: ReconciliationFormat): Promise<MonthFile> {
  const fileName = `reconciliation-${statement.month}.${format}`;
  const lines = monthSheet(statement);
  if (format === 'csv') {
    const content = Readable.from([BYTE_ORDER_MARK + csvRows([MONTH_HEADINGS, ...lines.map(csvCells)])]);
    return { fileName, contentType: 'text/csv; charset=utf-8', content };
  }
  const sheet = [MONTH_HEADINGS.map((heading) => text(heading, true)), ...lines.map(cells)];
  return { fileName, contentType: XLSX, content: await xlsxFile(sheet, 'Reconciliation') };
}

/** What comes in and what goes out, each in a column of its own. */
const inAndOut = ({ pence }: SheetLine): readonly (number | null)[] =>
  pence === null ? [null, null] : pence < 0 ? [null, -pence / 100] : [pence / 100, null];

const csvCells = (line: SheetLine): readonly string[] => [
  ...line.texts,
  line.number === null ? '' : String(line.number),
  ...inAndOut(line).map((pounds) => (pounds === null ? '' : pounds.toFixed(2))),
];

const cells = (line: SheetLine): Cell[] => [
  ...line.texts.map((each) => text(each)),
  line.number === null ? null : { value: line.number, type: Number, format: '#,##0' },
  ...inAndOut(line).map((pounds) => amount(pounds)),
];
