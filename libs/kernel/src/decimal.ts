import { Decimal as DecimalNumber } from 'decimal.js';
import type { Pence } from './pence';

/**
 * A decimal number of forty digits, for ratios: nothing is rounded between steps but what has no end. Amounts of money
 * are `Pence`; they come here to be divided.
 */
export const Decimal = /* @__PURE__ */ DecimalNumber.clone({
  precision: 40,
  rounding: DecimalNumber.ROUND_HALF_UP,
  toExpNeg: -30,
  toExpPos: 30,
});
export type Decimal = DecimalNumber;

/** What pence are in pounds, exactly. */
export const pounds = (amount: Pence | number): Decimal => new Decimal(amount).div(100);

/** What a quotient of forty digits can be trusted to after a few more steps: 24.749…96 is the half that it should be. */
const TRUSTED_DIGITS = 34;

/**
 * The number as it is displayed with so many decimal places, half away from zero; `null` stays `null`. For the edge
 * only: nothing is computed from it.
 */
export function rounded(value: Decimal, places: number): number;
export function rounded(value: Decimal | null, places: number): number | null;
export function rounded(value: Decimal | null, places: number): number | null {
  if (value === null) return null;
  const shown = value
    .toSignificantDigits(TRUSTED_DIGITS, DecimalNumber.ROUND_HALF_UP)
    .toDecimalPlaces(places, DecimalNumber.ROUND_HALF_UP)
    .toNumber();
  return shown === 0 ? 0 : shown;
}
