import { Decimal, pounds, rounded } from '@keelson/kernel';
import { derive, type Figure, given } from '../figure';

const missing = (formulaId: 'keptAmount' | 'keptMultiplier' | 'accountMovement'): Figure => ({
  ...derive(formulaId, {}, () => null),
  value: null,
});

/** An amount that was typed, or kept with a calculation, in whole pence; `null` where there was none. */
export const keptAmount = (amount: number | null): Figure =>
  amount === null
    ? missing('keptAmount')
    : derive('keptAmount', { amount: given(pounds(amount), 'pounds') }, (of) => of.amount);

/** What an account came to in so many months, in whole pence; `null` for what is not known. */
export const movedAmount = (amount: number | null): Figure =>
  amount === null
    ? missing('accountMovement')
    : derive('accountMovement', { lines: given(pounds(amount), 'pounds') }, (of) => of.lines);

/** A multiplier that was kept with a calculation, as decimal text; `null` where it was not known. */
export const keptMultiplier = (text: string | null): Figure =>
  text === null
    ? missing('keptMultiplier')
    : derive('keptMultiplier', { multiplier: given(new Decimal(text)) }, (of) => of.multiplier);

/** A figure in whole pence, half away from zero; `null` stays `null`. */
export function inPence({ value }: Figure): number | null {
  return value === null ? null : rounded(value.times(100), 0);
}

/** A sum of so many months as a year, in pounds (formulas 5.12 to 5.14); `null` without a month. */
export const yearly = (sum: Figure, months: number): Figure =>
  derive('yearly', { sum: { kind: 'figure', figure: sum }, months: given(months, 'months') }, (of) =>
    of.months.gt(0) ? of.sum.times(12).div(of.months) : null,
  );
