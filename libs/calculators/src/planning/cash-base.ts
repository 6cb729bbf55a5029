import type { Month } from '@keelson/kernel';
import { calculate, type Figure, flow, inSlot, stand, VAT_MULTIPLIER } from '../figure';
import { profitLine } from '../statements';
import { type Company, latestBalanceMonth } from '../values';
import { inPence, keptAmount, keptMultiplier } from './kept-figure';

/** Where cash is released from. */
export const CASH_ITEMS = ['stock', 'tradeDebtors', 'tradeCreditors'] as const;
export type CashItem = (typeof CASH_ITEMS)[number];

/** What cash release starts from: the year so far, and what stands at a month's end (formulas 5.12). */
export interface CashBase extends Readonly<Record<CashItem, Figure>> {
  /** How many months the sums cover. */
  readonly months: number;
  /** Sums of the months, in pounds, not annualised. */
  readonly sales: Figure;
  readonly costOfSales: Figure;
  /** Without depreciation and interest, which nobody gives credit for. */
  readonly overheads: Figure;
  /** `null` where nobody has said whether the company is registered for VAT. */
  readonly vatMultiplier: Figure;
}

/** A base in the numbers that a saved calculation keeps: whole pence, and the multiplier as decimal text. */
export interface KeptCashBase extends Readonly<
  Record<CashItem | 'sales' | 'costOfSales' | 'overheads', number | null>
> {
  readonly months: number;
  readonly vatMultiplier: string | null;
}

/** The base of books, with the months of the sums and the month whose balances it takes. */
export interface CashBaseOfBooks {
  readonly base: CashBase;
  readonly months: readonly Month[];
  readonly balanceMonth: Month | null;
  /** The months are those of the year just completed. */
  readonly period1: boolean;
  /** The imports and entries that all of it came with, sorted. */
  readonly importIds: readonly string[];
}

/** What the books say, in Period 1 of the year just completed (decision 4.69); `null` where they know no month of it. */
export function cashBaseOfBooks(company: Company): CashBaseOfBooks | null {
  const window = inSlot(company, 'thisYear');
  if (window.months.length === 0) return null;
  const balanceMonth = latestBalanceMonth(company);
  const standing = (item: CashItem): Figure =>
    balanceMonth === null
      ? keptAmount(null)
      : calculate(company, item, { [item]: stand(item, balanceMonth) }, (of) => of[item] ?? null);
  const overheads = calculate(
    company,
    'overheadsOnCredit',
    {
      overheads: flow('overheads', window),
      depreciation: flow('depreciation', window),
      interest: flow('interest', window),
    },
    (of) => of.overheads.minus(of.depreciation).minus(of.interest),
    window.flags,
  );
  const figures = {
    sales: profitLine(company, 'turnover', window),
    costOfSales: profitLine(company, 'costOfSales', window),
    overheads,
    vatMultiplier: calculate(company, 'keptMultiplier', { multiplier: VAT_MULTIPLIER }, (of) => of.multiplier),
    stock: standing('stock'),
    tradeDebtors: standing('tradeDebtors'),
    tradeCreditors: standing('tradeCreditors'),
  };
  return {
    base: { months: window.months.length, ...figures },
    months: window.months,
    balanceMonth,
    period1: company.periods.period1,
    importIds: [...new Set(Object.values(figures).flatMap((figure) => figure.importIds))].sort(),
  };
}

export const keptCashBase = (base: CashBase): KeptCashBase => ({
  months: base.months,
  sales: inPence(base.sales),
  costOfSales: inPence(base.costOfSales),
  overheads: inPence(base.overheads),
  vatMultiplier: base.vatMultiplier.value?.toFixed() ?? null,
  stock: inPence(base.stock),
  tradeDebtors: inPence(base.tradeDebtors),
  tradeCreditors: inPence(base.tradeCreditors),
});

/** The base of a saved calculation, as it was kept. */
export const cashBaseOf = (kept: KeptCashBase): CashBase => ({
  months: kept.months,
  sales: keptAmount(kept.sales),
  costOfSales: keptAmount(kept.costOfSales),
  overheads: keptAmount(kept.overheads),
  vatMultiplier: keptMultiplier(kept.vatMultiplier),
  stock: keptAmount(kept.stock),
  tradeDebtors: keptAmount(kept.tradeDebtors),
  tradeCreditors: keptAmount(kept.tradeCreditors),
});
