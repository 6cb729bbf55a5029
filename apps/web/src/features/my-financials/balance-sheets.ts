import { BALANCE_SHEET_ROWS, BALANCE_SHEET_TITLES, type BalanceSheetRow } from '@keelson/contracts/my-financials';
import { longMonth, mediumMonth } from '../../figures/month-words';
import type { DataSheet } from '../../ui/charts/data-sheet';
import type { Financials } from './my-financials.api';

export type BalanceMonths = Financials['balanceSheet'];

/** The balance sheet with months as rows, beside a chart of it. */
export const sheetByMonth = (months: BalanceMonths, title: string): DataSheet => ({
  title,
  rowsAre: 'Month',
  columns: BALANCE_SHEET_ROWS.map((row) => ({ name: BALANCE_SHEET_TITLES[row], unit: 'pounds' })),
  rows: months.map((of) => ({ name: longMonth(of.month), values: BALANCE_SHEET_ROWS.map((row) => of[row]) })),
});

/** The balance sheet with months as columns, as its page shows it. */
export const sheetByRow = (months: BalanceMonths, title: string): DataSheet => ({
  title,
  rowsAre: 'Pounds',
  columns: months.map(({ month }) => ({ name: mediumMonth(month), unit: 'pounds' })),
  rows: BALANCE_SHEET_ROWS.map((row) => ({ name: BALANCE_SHEET_TITLES[row], values: months.map((of) => of[row]) })),
});

/** Whether any month has something in a row. */
export const hasRow = (months: BalanceMonths, row: BalanceSheetRow): boolean => months.some((of) => of[row] !== null);

export const hasBalances = (months: BalanceMonths): boolean => BALANCE_SHEET_ROWS.some((row) => hasRow(months, row));
