import { Decimal } from '@keelson/kernel';

/** Beyond this the share is 0 or 1 to fifteen places. */
const FAR = 8.5;

/**
 * Φ(z), the share of a standard normal distribution below z, to 1e-14. A probability is no amount of money: it is
 * computed in binary numbers.
 */
export function normalShare(z: number): number {
  if (z <= -FAR) return 0;
  if (z >= FAR) return 1;
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** How likely something of a normal spread is not below nothing, in percent; certain or impossible without a spread. */
export const inPercent = (above: Decimal, spread: Decimal): Decimal => {
  if (spread.isZero()) return new Decimal(above.gte(0) ? 100 : 0);
  return new Decimal(normalShare(above.div(spread).toNumber())).times(100);
};
