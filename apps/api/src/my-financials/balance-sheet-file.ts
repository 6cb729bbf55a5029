import type { Readable } from 'node:stream';
import { BALANCE_SHEET_ROWS, BALANCE_SHEET_TITLES, balanceSheetTitle } from '@keelson/contracts/my-financials';
import { amount, type SheetData, text, xlsxFile } from '../platform/files/xlsx';
import type { OverviewAnswer } from './wire-figure';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Oct 2026, as the page has it. */
const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`)).replace('Sept', 'Sep');

/** The balance sheet as its page shows it: months as columns, seven rows, amounts in pounds. */
export function balanceSheetRows({ company, asAt, financials }: OverviewAnswer): SheetData {
  const months = financials?.balanceSheet ?? [];
  return [
    [text(balanceSheetTitle(company), true)],
    [text(`Amounts in pounds, as at ${asAt}`)],
    ['Pounds', ...months.map(({ month }) => monthText(month))].map((name) => text(name, true)),
    ...BALANCE_SHEET_ROWS.map((row) => [text(BALANCE_SHEET_TITLES[row]), ...months.map((of) => amount(of[row]))]),
  ];
}

export const balanceSheetFile = (overview: OverviewAnswer): Promise<Readable> =>
  xlsxFile(balanceSheetRows(overview), 'Balance sheet');
