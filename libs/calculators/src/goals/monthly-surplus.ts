import { Decimal } from '@keelson/kernel';
import type { Figure, InputSource, Window } from '../figure';
import { calculate, figureInput, flow, given, inMonth, monthCount } from '../figure';
import { lineInput } from '../statements';
import type { Company } from '../values';

/** What a month leaves in the bank: profit after tax, and depreciation, which costs no cash (formulas 5.26). Pounds. */
function surplus(company: Company, window: Window, taxRate: InputSource): Figure {
  return calculate(
    company,
    'monthlySurplus',
    {
      profitBeforeTax: lineInput(company, 'profitBeforeTax', window),
      taxRate,
      depreciation: flow('depreciation', window),
      months: monthCount(window),
    },
    (of) => of.profitBeforeTax.times(new Decimal(100).minus(of.taxRate)).div(100).plus(of.depreciation).div(of.months),
    window.flags,
  );
}

/** On the average of a window. */
export const monthlySurplus = (company: Company, window: Window, taxRate: Figure): Figure =>
  surplus(company, window, figureInput(taxRate));

/** The sample standard deviation of what each month of a window leaves, in pounds (formulas 5.16). */
export function surplusSpread(company: Company, window: Window, taxRate: Figure): Figure {
  const rate = given(taxRate.value ?? 0, 'percent');
  const ofMonths = window.months.map((month) => [month, surplus(company, inMonth(company, month), rate)] as const);
  return calculate(
    company,
    'surplusSpread',
    Object.fromEntries(ofMonths.map(([month, figure]) => [month, figureInput(figure)])),
    (of) => sampleDeviation(Object.values(of)),
    window.flags,
  );
}

function sampleDeviation(values: readonly Decimal[]): Decimal | null {
  if (values.length === 0) return null;
  if (values.length === 1) return new Decimal(0);
  const mean = Decimal.sum(...values).div(values.length);
  return Decimal.sum(...values.map((value) => value.minus(mean).pow(2)))
    .div(values.length - 1)
    .sqrt();
}
