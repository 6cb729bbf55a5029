import type { Readable } from 'node:stream';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { harmless } from './csv';

export type { Cell, SheetData };

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What XML has no way to write. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;

/** The library keeps what it has written by name in a plain object, and finds there what every object inherits. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

const writable = (value: string): string => {
  const shown = harmless(value).replace(UNWRITABLE, '');
  return INHERITED.has(shown) ? `${shown} ` : shown;
};

/** A text stays a text whatever it says: no cell is ever a formula. */
export const text = (value: string, bold = false): Cell => ({
  value: writable(value),
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
