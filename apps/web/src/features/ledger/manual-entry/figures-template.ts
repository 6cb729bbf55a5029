import { cellKey, ENTRY_FIELDS, type RowKind } from '@keelson/contracts/ledger';
import { amountIn } from '@keelson/contracts/validation';
import type { FinanceData } from '../ledger.api';
import { textIn, type Typed } from './entries';
import { dateText } from './entry-words';
import { datesOfKind } from './sections';

const KINDS: readonly RowKind[] = ['profit', 'balance', 'day'];
const NAME = 'Keelson figures.xlsx';
const WIDTH = 18;
const SHEET_NAMES: Readonly<Record<RowKind, string>> = {
  day: 'Days',
  balance: 'Balance sheet',
  profit: 'Profit and loss',
};

/** `31/10/2026` of a day, `Oct 2026` of a month: texts, which no program turns into another date. */
const written = (date: string): string => (date.length === 7 ? dateText(date) : date.split('-').reverse().join('/'));

/** Rows of a sheet for each kind of row: a title for each figure, a row for each date, and what the form holds so far. */
export const templateSheets = (data: FinanceData, saved: Readonly<Record<string, number | null>>, typed: Typed) =>
  KINDS.map((kind) => {
    const fields = ENTRY_FIELDS[kind];
    const heading = [kind === 'day' ? 'Day' : 'Month', ...fields.map(({ title }) => title)];
    const rows = [...datesOfKind(kind, data)]
      .sort()
      .map((date) => [
        written(date),
        ...fields.map(
          (field) => amountIn(textIn(cellKey(kind, date, field.name), field, saved, typed), field.kind) ?? null,
        ),
      ]);
    return { sheet: SHEET_NAMES[kind], heading, rows };
  });

/** Saves the form as a spreadsheet to fill in. */
export async function saveTemplate(sheets: ReturnType<typeof templateSheets>): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  await writeXlsxFile(
    sheets.map(({ sheet, heading, rows }) => ({
      sheet,
      columns: heading.map(() => ({ width: WIDTH })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      data: [
        heading.map((value) => ({ value, type: String, fontWeight: 'bold' as const, wrap: true })),
        ...rows.map((row) =>
          row.map((value) =>
            value === null
              ? null
              : typeof value === 'string'
                ? { value, type: String }
                : { value, type: Number, format: '#,##0.00' },
          ),
        ),
      ],
    })),
  ).toFile(NAME);
}
