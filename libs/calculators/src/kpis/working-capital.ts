import type { Decimal, Month } from '@keelson/kernel';
import type { Figure } from '../figure';
import { VAT_MULTIPLIER, calculate, flow, monthCount, quotient, stand, trailing } from '../figure';
import type { Company } from '../values';

/** What a balance is in days of a yearly amount: balance × months × 365 ÷ (12 × amount of the months). */
export const inDays = (balance: Decimal, amount: Decimal, months: Decimal): Decimal | null =>
  quotient(balance.times(months).times(365), amount.times(12));

/**
 * Closing trade debtors in days of turnover with VAT (formulas 5.8), from the twelve months to this one, annualised for
 * a young company. `null` until it is known whether the company is registered for VAT. A credit balance gives negative days and the flag `creditBalance`.
 */
export function tradeDebtorDays(
  company: Company,
  month: Month,
  formulaId: 'tradeDebtorDays' | 'tradeDebtorDaysVersion1' = 'tradeDebtorDays',
): Figure {
  const window = trailing(company, month);
  const inCredit = (company.months.get(month)?.stands?.tradeDebtors ?? 0) < 0;
  return calculate(
    company,
    formulaId,
    {
      tradeDebtors: stand('tradeDebtors', month),
      turnover: flow('turnover', window),
      months: monthCount(window),
      vatMultiplier: VAT_MULTIPLIER,
    },
    ({ tradeDebtors, turnover, months, vatMultiplier }) => inDays(tradeDebtors, turnover.times(vatMultiplier), months),
    inCredit ? [...window.flags, { kind: 'creditBalance' }] : window.flags,
  );
}

/** Closing stock in days of cost of sales (formulas 5.8). */
export function stockDays(company: Company, month: Month): Figure {
  const window = trailing(company, month);
  return calculate(
    company,
    'stockDays',
    { stock: stand('stock', month), costOfSales: flow('costOfSales', window), months: monthCount(window) },
    ({ stock, costOfSales, months }) => inDays(stock, costOfSales, months),
    window.flags,
  );
}

/** How many times a year the stock is sold (formulas 5.8); `null` without stock. */
export function stockTurn(company: Company, month: Month): Figure {
  const window = trailing(company, month);
  return calculate(
    company,
    'stockTurn',
    { costOfSales: flow('costOfSales', window), months: monthCount(window), stock: stand('stock', month) },
    ({ costOfSales, months, stock }) => quotient(costOfSales.times(12), months.times(stock)),
    window.flags,
  );
}
