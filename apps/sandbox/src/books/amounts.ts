/** A fraction of whole pence, rounded half away from zero. */
export function rounded(numerator: number, denominator: number): number {
  const whole = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 ? -whole : whole;
}

/** A percentage with at most one decimal of an amount, rounded. */
export const percent = (amount: number, tenths: number): number => rounded(amount * tenths, 1000);

/** An amount in parts by weight that add up to it exactly. */
export function inParts(amount: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const upTo = rounded(amount * weighed, all);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
