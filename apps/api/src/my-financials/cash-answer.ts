import {
  type CashFlow,
  cashFlowByDay,
  cashFlowByMonth,
  type Company,
  latestBalanceMonth,
  type Position,
  positionAtMonthEnd,
  positionsByDay,
  todaysBalance,
} from '@keelson/calculators';
import type { SeriesSpan } from '@keelson/vocabulary';
import { type FinancialsAnswer, wireValue } from './wire-figure';

type CashRow = FinancialsAnswer['cashFlowDay'][number];
type StockRow = FinancialsAnswer['todaysBalances'][number];

/** What the cards show before somebody asks for more. */
const DAYS_SHOWN = 7;
const MONTHS_SHOWN = 6;
const BALANCES_SHOWN = 5;

const cashRow = (date: string, flow: CashFlow): CashRow => ({
  date,
  'Cash in': wireValue(flow.cashIn),
  'Cash out': wireValue(flow.cashOut),
  'Net movement': wireValue(flow.netMovement),
});

/** A month of which nothing is known is no row. */
const isKnown = (row: CashRow): boolean => row['Net movement'] !== null;

export const cashRowsBy = (company: Company, by: SeriesSpan): CashRow[] =>
  by === 'day'
    ? cashFlowByDay(company).map((flow) => cashRow(flow.date, flow))
    : cashFlowByMonth(company)
        .map((flow) => cashRow(flow.month, flow))
        .filter(isKnown);

const stockRow = (position: Position): StockRow => ({
  date: position.date,
  stock: wireValue(position.stock),
  debtors: wireValue(position.tradeDebtors),
  cashDebtors: wireValue(position.cashDebtors),
  creditors: wireValue(position.tradeCreditors),
  Cover_Ratio: wireValue(position.coverRatio),
  coverColour: position.coverColour,
  Quick_Ratio: wireValue(position.quickRatio),
});

/** The newest first. */
export function stockRowsBy(company: Company, by: SeriesSpan): StockRow[] {
  if (by === 'day') return positionsByDay(company).map(stockRow).reverse();
  return [...company.months.values()]
    .filter(({ stands }) => stands !== null)
    .map(({ month }) => month)
    .sort()
    .reverse()
    .map((month) => stockRow(positionAtMonthEnd(company, month)));
}

export function cashAnswer(company: Company) {
  const today = todaysBalance(company);
  const month = latestBalanceMonth(company);
  return {
    todays_balance: wireValue(today.balance),
    month_balance: month === null ? null : wireValue(positionAtMonthEnd(company, month).cash),
    balanceMonth: month,
    balanceDay: today.date,
    cashFlowDay: cashRowsBy(company, 'day').slice(-DAYS_SHOWN),
    cashFlowMonth: cashRowsBy(company, 'month').slice(-MONTHS_SHOWN),
    todaysBalances: stockRowsBy(company, 'day').slice(0, BALANCES_SHOWN),
    monthEndBalances: stockRowsBy(company, 'month').slice(0, BALANCES_SHOWN),
  } satisfies Partial<FinancialsAnswer>;
}
