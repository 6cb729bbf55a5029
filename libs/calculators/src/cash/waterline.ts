import type { Month } from '@keelson/kernel';
import { Decimal } from '@keelson/kernel';
import type { Window } from '../figure';
import { inSlot } from '../figure';
import { annualised, profitLine } from '../statements';
import type { Company } from '../values';
import { positionAtMonthEnd } from './position';

/** One month of wages and overheads, in pounds: what is free of cash lies above it (formulas 5.16). `null` for none. */
export function waterline(company: Company, window: Window): Decimal | null {
  const payroll = profitLine(company, 'payroll', window).value;
  const overheads = profitLine(company, 'overheads', window).value;
  if (payroll === null || overheads === null || window.months.length === 0) return null;
  return payroll.plus(overheads).div(window.months.length);
}

/** Days after which a customer counts as slow to pay, where nobody has said otherwise: a proposal. */
export const SLOW_PAYERS_TARGET_DAYS = 40;

/**
 * What would be in the bank if customers took no longer than the target, in pounds (formulas 5.12, step 3): trade
 * debtors above this year's turnover, annualised, with VAT, over so many days. `null` where there is none to compute.
 */
export function slowPayers(company: Company, asAt: Month): Decimal | null {
  const sales = annualised(company, 'turnover', inSlot(company, 'thisYear')).value;
  const debtors = positionAtMonthEnd(company, asAt).tradeDebtors.value;
  if (sales === null || debtors === null || sales.lte(0)) return null;
  const target = sales.times(company.vatMultiplier).times(SLOW_PAYERS_TARGET_DAYS).div(365);
  return Decimal.max(0, debtors.minus(target));
}
