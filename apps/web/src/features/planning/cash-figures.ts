import {
  type CashLevers,
  type CashRelease,
  cashBaseOf,
  cashRelease,
  type KeptCashBase,
} from '@keelson/calculators/planning';
import { formatDecimal, formatPounds } from '../../ui/format/numbers';
import type { CashReleaseRead } from './calculations.api';

/** What is sent of the figures that were shown. */
export const shownBase = (read: CashReleaseRead) => ({
  noOfMonthsThisYear: read.noOfMonthsThisYear,
  sales: read.sales,
  costOfSales: read.costOfSales,
  overheads: read.overheads,
  vatRatio: read.vatRatio,
  currentBalanceSheetFigureInStock: read.currentBalanceSheetFigureInStock,
  currentBalanceSheetFigureInTradeCreditors: read.currentBalanceSheetFigureInTradeCreditors,
  currentBalanceSheetFigureInTradeDebtors: read.currentBalanceSheetFigureInTradeDebtors,
});

export const sentLevers = ({ stockTurnIncrease, debtorDays, creditorDays }: CashLevers) => ({
  increaseSTockTurnByPercentage: stockTurnIncrease,
  targetDebtorDays: debtorDays,
  negotiate60DayTerms: creditorDays,
});

export const readLevers = (read: CashReleaseRead): CashLevers => ({
  stockTurnIncrease: read.increaseSTockTurnByPercentage,
  debtorDays: read.targetDebtorDays,
  creditorDays: read.negotiate60DayTerms,
});

/** The wire has whole pence in pounds. */
export const inPence = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));

const baseOf = (read: CashReleaseRead): KeptCashBase => ({
  months: read.noOfMonthsThisYear,
  sales: inPence(read.sales),
  costOfSales: inPence(read.costOfSales),
  overheads: inPence(read.overheads),
  vatMultiplier: read.vatRatio === null ? null : String(read.vatRatio),
  stock: inPence(read.currentBalanceSheetFigureInStock),
  tradeDebtors: inPence(read.currentBalanceSheetFigureInTradeDebtors),
  tradeCreditors: inPence(read.currentBalanceSheetFigureInTradeCreditors),
});

/** The same calculator as in the API, so that results follow the handle; `null` where there is no data. */
export const releaseOf = (read: CashReleaseRead, levers: CashLevers): CashRelease | null =>
  cashRelease(cashBaseOf(baseOf(read)), levers);

export const poundsText = (value: number | null): string => (value === null ? '-' : formatPounds(value));

/** £6,000 with its sign, as a change reads. */
export const changeText = (value: number | null): string =>
  value !== null && Math.round(value) > 0 ? `+${formatPounds(value)}` : poundsText(value);

export const turnsText = (value: number | null): string =>
  value === null ? '-' : `${formatDecimal(value, 2)} times a year`;

export const daysText = (value: number | null): string => (value === null ? '-' : `${formatDecimal(value, 1)} days`);
