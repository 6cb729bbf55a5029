import { Decimal } from '@keelson/kernel';

const SMALL = 50_000;
const LARGE = 250_000;
/** An assumption: income tax of a sole trader depends on the person. */
const SOLE_TRADER = new Decimal('0.30');

/**
 * The share of a year's profit, in pounds, that goes to tax (formulas 5.16): UK corporation tax with marginal relief,
 * or a flat 30 percent of a sole trader's. A loss is not taxed.
 */
export function profitTaxRate(profit: Decimal, soleTrader: boolean): Decimal {
  if (profit.lte(0)) return new Decimal(0);
  if (soleTrader) return SOLE_TRADER;
  if (profit.lte(SMALL)) return new Decimal('0.19');
  if (profit.gte(LARGE)) return new Decimal('0.25');
  const relief = new Decimal(LARGE).minus(profit).times(3).div(200);
  return profit.times('0.25').minus(relief).div(profit);
}
