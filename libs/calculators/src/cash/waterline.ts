import type { CalendarDate, Month } from '@keelson/kernel';
import { Decimal } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { VAT_MULTIPLIER, calculate, flow, given, monthCount, quotient, stand, standOnDay, trailing } from '../figure';
import type { Company } from '../values';

const costsOver = (window: Window) => ({
  payroll: flow('payroll', window),
  overheads: flow('overheads', window),
  months: monthCount(window),
});

/** One month of wages and overheads, in pounds: what is free of cash lies above it (formulas 5.16). */
export const monthlyCosts = (company: Company, window: Window): Figure =>
  calculate(
    company,
    'monthlyCosts',
    costsOver(window),
    ({ payroll, overheads, months }) => payroll.plus(overheads).div(months),
    window.flags,
  );

/** How many months of wages and overheads the cash of a day pays; `null` where a month costs nothing. */
export const monthsOfCosts = (company: Company, day: CalendarDate, window: Window): Figure =>
  calculate(
    company,
    'monthsOfCosts',
    { cash: standOnDay('cash', day), ...costsOver(window) },
    ({ cash, payroll, overheads, months }) => quotient(cash.times(months), payroll.plus(overheads)),
    window.flags,
  );

/** Days after which a customer counts as slow to pay, where nobody has said otherwise: a proposal. */
export const SLOW_PAYERS_TARGET_DAYS = 40;

/**
 * What would be in the bank if customers took no longer than the target, in pounds (formulas 5.12, step 3): trade
 * debtors above the turnover of the twelve months, with VAT, over so many days: what debtor days stand on too (formulas
 * 5.26). `null` where there is none to compute.
 */
export function slowPayers(company: Company, asAt: Month): Figure {
  const window = trailing(company, asAt);
  return calculate(
    company,
    'slowPayers',
    {
      tradeDebtors: stand('tradeDebtors', asAt),
      turnover: flow('turnover', window),
      months: monthCount(window),
      vatMultiplier: VAT_MULTIPLIER,
      targetDays: given(SLOW_PAYERS_TARGET_DAYS, 'days'),
    },
    ({ tradeDebtors, turnover, months, vatMultiplier, targetDays }) => {
      if (turnover.lte(0)) return null;
      const target = turnover.div(months).times(12).times(vatMultiplier).times(targetDays).div(365);
      return Decimal.max(0, tradeDebtors.minus(target));
    },
    window.flags,
  );
}
