import { Decimal, rounded } from '@keelson/kernel';
import { YEAR_SLOTS, type YearSlot } from '@keelson/vocabulary';
import type { Figure, FormulaId, InputSource, Window } from '../figure';
import { calculate, flow, inSlot, percentOf } from '../figure';
import type { Company, Flow } from '../values';
import { lineInput } from './profit-and-loss';

/** Where each pound of turnover went, in the order of the bars (formulas 5.4). */
export const MONEY_SHARES = ['payroll', 'costOfSales', 'overheads', 'profitBeforeTax'] as const;
export type MoneyShare = (typeof MONEY_SHARES)[number];

export interface MyMoneyYear {
  readonly slot: YearSlot;
  /** Percent of the year's turnover, not rounded. Overheads are net of other income. */
  readonly shares: Readonly<Record<MoneyShare, Figure>>;
  /** As displayed: one decimal place, together exactly 100.0. */
  readonly shown: Readonly<Record<MoneyShare, number>>;
}

/** The parts of a year's turnover in percent, not rounded; overheads are net of other income (formulas 5.4). */
export function moneyShares(company: Company, year: Window): Record<MoneyShare, Figure> {
  const turnover = flow('turnover', year);
  const share = (formulaId: FormulaId, part: Flow | 'profitBeforeTax', source: InputSource): Figure =>
    calculate(
      company,
      formulaId,
      { [part]: source, turnover } as Record<typeof part, InputSource>,
      (of) => percentOf(of[part], of.turnover),
      year.flags,
    );
  return {
    payroll: share('payrollShare', 'payroll', flow('payroll', year)),
    costOfSales: share('costOfSalesShare', 'costOfSales', flow('costOfSales', year)),
    overheads: calculate(
      company,
      'overheadsShare',
      { overheads: flow('overheads', year), otherIncome: flow('otherIncome', year), turnover },
      (of) => percentOf(of.overheads.minus(of.otherIncome), of.turnover),
      year.flags,
    ),
    profitBeforeTax: share('profitBeforeTaxShare', 'profitBeforeTax', lineInput(company, 'profitBeforeTax', year)),
  };
}

/**
 * Rounds to one place each and puts what is left of 100.0 on the largest in size, a loss too (formulas 5.4, 5.26), as it
 * is before it is rounded; `null` without shares.
 */
function shownShares(shares: Readonly<Record<MoneyShare, Figure>>): Record<MoneyShare, number> | null {
  const values = MONEY_SHARES.map((share) => shares[share].value).filter((value) => value !== null);
  if (values.length < MONEY_SHARES.length) return null;
  const tenths = values.map((value) => rounded(value.times(10), 0));
  const most = Decimal.max(...values.map((value) => value.abs()));
  const largest = values.findIndex((value) => value.abs().eq(most));
  const residue = 1000 - tenths.reduce((sum, each) => sum + each, 0);
  const shown = tenths.map((each, index) => (index === largest ? each + residue : each) / 10);
  return Object.fromEntries(MONEY_SHARES.map((share, index) => [share, shown[index]])) as Record<MoneyShare, number>;
}

/**
 * My Money of each year, the oldest first (formulas 5.4). A year without turnover, or of which nothing was imported, is
 * left out.
 */
export const myMoney = (company: Company): MyMoneyYear[] =>
  [...YEAR_SLOTS].reverse().flatMap((slot) => {
    const shares = moneyShares(company, inSlot(company, slot));
    const shown = shownShares(shares);
    return shown === null ? [] : [{ slot, shares, shown }];
  });
