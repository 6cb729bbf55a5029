import {
  BALANCE_SHEET_FIGURES,
  type BalanceKpi,
  CASH_FIGURES,
  MONEY_FIGURES,
  type ProfitKpi,
  STOCK_FIGURES,
} from '@keelson/contracts/my-financials';
import type { ExplainedPlace, Explaining } from '../../figures/explained-place';
import { isBalanceKpi } from '../../figures/kpi-words';
import type { PressCell } from '../../ui/charts/sheet-table';
import type { FinancialsState, KpiView } from './financials-state';
import type { CashRow, Financials, StockRow, YearsRow } from './my-financials.api';

/** What the figure in a row and a column of a table is; `undefined` where there is none. */
export type CellPlace = (row: number, column: number) => ExplainedPlace | undefined;

const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

const at = <Row>(
  rows: readonly Row[],
  index: number,
  placeOf: (row: Row) => ExplainedPlace | undefined,
): ExplainedPlace | undefined => {
  const row = rows[index];
  return row === undefined ? undefined : placeOf(row);
};

/** This year's month, beside the same of last year. */
export const yearsCell =
  (of: 'sales' | 'margin', shown: 'years' | 'average', rows: readonly YearsRow[]): CellPlace =>
  (row, column) =>
    at(rows, row, ({ month }) => ({
      figure: of === 'sales' ? 'sales' : 'grossMargin',
      over: shown === 'years' ? 'month' : 'average',
      at: column === 0 ? month : yearBefore(month),
    }));

const CASH_COLUMNS = Object.values(CASH_FIGURES);

export const cashPlace = ({ date }: CashRow, column: number): ExplainedPlace | undefined => {
  const figure = CASH_COLUMNS[column];
  return figure && { figure, over: date.length === 7 ? 'month' : 'day', at: date };
};

const STOCK_COLUMNS = Object.values(STOCK_FIGURES);

/** A row of a month end carries the last day of its month. */
export const stockPlace = ({ date }: StockRow, isDaily: boolean, column: number): ExplainedPlace | undefined => {
  const figure = STOCK_COLUMNS[column];
  return figure && { figure, over: isDaily ? 'day' : 'month', at: isDaily ? date : date.slice(0, 7) };
};

const MONEY_COLUMNS = Object.values(MONEY_FIGURES);

/** The last month of a year that there are figures of. */
const endOfYear = ({ years, lastMonth }: Financials, slot: keyof Financials['years']): string =>
  lastMonth !== null && lastMonth < years[slot].to ? lastMonth : years[slot].to;

export const moneyPlace = (
  financials: Financials,
  slot: keyof Financials['years'],
  column: number,
): ExplainedPlace | undefined => {
  const figure = MONEY_COLUMNS[column];
  return figure && { figure, over: 'yearToDate', at: endOfYear(financials, slot) };
};

export const moneyCell =
  (financials: Financials): CellPlace =>
  (row, column) =>
    at(financials.myMoney, row, ({ Year }) => moneyPlace(financials, Year, column));

const SHEET_COLUMNS = Object.values(BALANCE_SHEET_FIGURES);

export const balanceSheetCell =
  ({ balanceSheet }: Financials): CellPlace =>
  (row, column) =>
    at(balanceSheet, row, ({ month }) => {
      const figure = SHEET_COLUMNS[column];
      return figure && { figure, over: 'month', at: month };
    });

/** Days and turns are of a month's end; the others of the month by itself or of the twelve to it. */
export const kpiPlace = (name: ProfitKpi | BalanceKpi, shown: KpiView, month?: string): ExplainedPlace => ({
  figure: name,
  over: isBalanceKpi(name) || shown === 'months' ? 'month' : 'twelveMonths',
  at: month,
});

/** Pressing a figure explains it. */
export const pressOf =
  ({ explain }: Explaining, cell: CellPlace): PressCell =>
  (row, column) => {
    const place = cell(row, column);
    return place && (() => explain(place));
  };

/** The latest balance of what a part of the page shows. */
export const latestPlace = (
  figure: 'cashBalance' | 'coverRatio',
  shown: FinancialsState['balance'],
): ExplainedPlace => ({ figure, over: shown === 'today' ? 'day' : 'month' });
