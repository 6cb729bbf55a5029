import { Decimal } from '@keelson/kernel';
import type { Figure, Window } from '../figure';
import { calculate, given, monthCount } from '../figure';
import { lineInput } from '../statements';
import type { Company } from '../values';

const SMALL = 50_000;
const LARGE = 250_000;

/** An assumption, in percent: the income tax of sole traders and partners depends on the person. */
export const ASSUMED_INCOME_TAX = 30;

/**
 * The share of a year's profit, in pounds, that goes to UK corporation tax, with marginal relief (formulas 5.16). A loss
 * is not taxed.
 */
export function corporationTaxRate(profit: Decimal): Decimal {
  if (profit.lte(0)) return new Decimal(0);
  if (profit.lte(SMALL)) return new Decimal('0.19');
  if (profit.gte(LARGE)) return new Decimal('0.25');
  const relief = new Decimal(LARGE).minus(profit).times(3).div(200);
  return profit.times('0.25').minus(relief).div(profit);
}

/** What goes to tax of a year's profit, in percent: corporation tax, or the flat assumption where people pay income tax. */
export function profitTaxRate(company: Company, window: Window, incomeTaxed: boolean): Figure {
  const profitBeforeTax = lineInput(company, 'profitBeforeTax', window);
  if (incomeTaxed)
    return calculate(
      company,
      'assumedIncomeTaxRate',
      { profitBeforeTax, assumedRate: given(ASSUMED_INCOME_TAX, 'percent') },
      (of) => (of.profitBeforeTax.gt(0) ? of.assumedRate : new Decimal(0)),
      window.flags,
    );
  return calculate(
    company,
    'corporationTaxRate',
    { profitBeforeTax, months: monthCount(window) },
    (of) => corporationTaxRate(of.profitBeforeTax.times(12).div(of.months)).times(100),
    window.flags,
  );
}
