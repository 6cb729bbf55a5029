import type { Month } from '@keelson/kernel';
import type { Figure } from '../figure';
import { VAT_MULTIPLIER, calculate, flow, monthCount, stand, trailing } from '../figure';
import type { Company } from '../values';
import { inDays } from './working-capital';

/**
 * Trade creditor days as version 1 of the formulas had them, of all cost of sales and overheads: by it the key figures
 * that version 1 published can be computed again.
 */
export function tradeCreditorDaysVersion1(company: Company, month: Month): Figure {
  const window = trailing(company, month);
  return calculate(
    company,
    'tradeCreditorDaysVersion1',
    {
      tradeCreditors: stand('tradeCreditors', month),
      costOfSales: flow('costOfSales', window),
      overheads: flow('overheads', window),
      depreciation: flow('depreciation', window),
      interest: flow('interest', window),
      months: monthCount(window),
      vatMultiplier: VAT_MULTIPLIER,
    },
    ({ tradeCreditors, costOfSales, overheads, depreciation, interest, months, vatMultiplier }) => {
      const purchases = costOfSales.plus(overheads).minus(depreciation).minus(interest);
      return inDays(tradeCreditors, purchases.times(vatMultiplier), months);
    },
    window.flags,
  );
}
