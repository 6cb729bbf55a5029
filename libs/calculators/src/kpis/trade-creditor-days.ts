import type { Month } from '@keelson/kernel';
import { addMonths } from '@keelson/kernel';
import type { Figure, InputSource } from '../figure';
import { VAT_MULTIPLIER, calculate, flow, given, monthCount, quotient, stand, trailing } from '../figure';
import type { Company } from '../values';

/** Stock now and a year ago; where either is not known, stock is taken not to have changed (formulas 5.26). */
function stocks(company: Company, month: Month): Record<'closingStock' | 'openingStock', InputSource> {
  const yearBefore = addMonths(month, -12);
  const known = [month, yearBefore].every((each) => company.months.get(each)?.stands?.stock !== undefined);
  return known
    ? { closingStock: stand('stock', month), openingStock: stand('stock', yearBefore) }
    : { closingStock: given(0, 'pounds'), openingStock: given(0, 'pounds') };
}

/**
 * Closing trade creditors in days of what is bought on credit, with VAT (formulas 5.8, 5.26): cost of sales, what stock
 * grew by, and overheads, without depreciation, interest, wages and what is paid as it falls due. Annualised for a young
 * company.
 */
export function tradeCreditorDays(company: Company, month: Month): Figure {
  const window = trailing(company, month);
  return calculate(
    company,
    'tradeCreditorDays',
    {
      tradeCreditors: stand('tradeCreditors', month),
      costOfSales: flow('costOfSales', window),
      ...stocks(company, month),
      overheads: flow('overheads', window),
      depreciation: flow('depreciation', window),
      interest: flow('interest', window),
      notOnCredit: flow('notOnCredit', window),
      months: monthCount(window),
      vatMultiplier: VAT_MULTIPLIER,
    },
    (of) => {
      const lentByNobody = of.depreciation.plus(of.interest).plus(of.notOnCredit);
      const grownStock = of.closingStock.minus(of.openingStock);
      const ofMonths = of.costOfSales.plus(of.overheads).minus(lentByNobody);
      // Stock grew so much in a year, also where the flows are those of fewer months.
      const purchases = ofMonths.times(12).div(of.months).plus(grownStock);
      return quotient(of.tradeCreditors.times(365), purchases.times(of.vatMultiplier));
    },
    window.flags,
  );
}
