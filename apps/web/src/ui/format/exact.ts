/** Decimal places of what the API sends. */
const PLACES = 8;
const ONE = 10n ** BigInt(PLACES);

/**
 * The decimal number that was sent, as a whole number of its smallest part: sums of them are exact. The shortest text of
 * a number is what was sent; one of eight fixed places shows the binary fraction behind a large one.
 */
function whole(value: number): bigint {
  const [decimal = '', exponent = ''] = value.toExponential().split('e');
  const [first = '', fraction = ''] = decimal.split('.');
  const digits = BigInt(first + fraction);
  const shift = PLACES + Number(exponent) - fraction.length;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** Half away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const up = (2n * size(dividend) + size(divisor)) / (2n * size(divisor));
  return dividend < 0n === divisor < 0n ? up : -up;
}

const tenths = (count: bigint): number => Number(count) / 10;

/** How much more, with one decimal place. */
export const differenceOf = (now: number, before: number): number =>
  tenths(rounded((whole(now) - whole(before)) * 10n, ONE));

/** Part ÷ whole × 100 with one decimal place; `null` of nothing or less. */
export const percentOf = (part: number, of: number): number | null =>
  of > 0 ? tenths(rounded(whole(part) * 1_000n, whole(of))) : null;

/** (New − old) ÷ |old| × 100 with one decimal place; `null` from nothing, or where one of them is not there. */
export const percentChange = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0
    ? null
    : tenths(rounded((whole(now) - whole(before)) * 1_000n, size(whole(before))));
