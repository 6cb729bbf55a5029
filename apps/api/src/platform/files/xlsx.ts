import type { Readable } from 'node:stream';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { harmless } from './csv';

export type { Cell, SheetData };

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What XML has no way to write. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;

/** A text stays a text whatever it says: no cell is ever a formula. */
export const text = (value: string, bold = false): Cell => ({
  value: harmless(value).replace(UNWRITABLE, ''),
  type: String,
  ...(bold && { fontWeight: 'bold' as const }),
});

/** Pounds to the penny; an empty cell for what is not known. */
export const amount = (value: number | null, bold = false): Cell =>
  value === null ? null : { value, type: Number, format: '#,##0.00', ...(bold && { fontWeight: 'bold' as const }) };

/** A workbook of one sheet. */
export async function xlsxFile(rows: SheetData, sheet: string): Promise<Readable> {
  const { toStream } = writeXlsxFile(rows, { sheet });
  return (toStream as () => Promise<Readable>)();
}
