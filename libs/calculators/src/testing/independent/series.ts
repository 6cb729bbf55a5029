import { Fraction } from './fraction';

/** Sixty decimals are kept of what has no end. */
const UNIT = 10n ** 60n;

const fixed = (value: Fraction): bigint => (value.over * UNIT) / value.under;
const loose = (value: bigint): Fraction => Fraction.of(value, UNIT).lowest();
const times = (a: bigint, b: bigint): bigint => (a * b) / UNIT;

/** By Newton from above. */
function wholeRoot(of: bigint): bigint {
  if (of < 2n) return of;
  let root = 1n << BigInt(Math.ceil(of.toString(2).length / 2));
  for (;;) {
    const next = (root + of / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Of a number that is not negative. */
export const root = (of: Fraction): Fraction => loose(wholeRoot(fixed(of) * UNIT));

function exponential(of: bigint): bigint {
  const halvings = 12n;
  const small = of / 2n ** halvings;
  let sum = UNIT;
  let term = UNIT;
  for (let k = 1n; term !== 0n; k += 1n) {
    term = times(term, small) / k;
    sum += term;
  }
  for (let done = 0n; done < halvings; done += 1n) sum = times(sum, sum);
  return sum;
}

/** ln x = 2 artanh((x - 1) / (x + 1)), after x is brought near 1 by halving. */
function natural(of: bigint): bigint {
  const near = (value: bigint): bigint => {
    const ratio = ((value - UNIT) * UNIT) / (value + UNIT);
    const square = times(ratio, ratio);
    let power = ratio;
    let sum = 0n;
    for (let k = 1n; power !== 0n; k += 2n) {
      sum += power / k;
      power = times(power, square);
    }
    return 2n * sum;
  };
  let [value, halvings] = [of, 0n];
  while (value > 2n * UNIT) [value, halvings] = [value / 2n, halvings + 1n];
  while (value < UNIT) [value, halvings] = [value * 2n, halvings - 1n];
  return near(value) + halvings * near(2n * UNIT);
}

/** Natural logarithm of a positive number. */
export const logarithm = (of: Fraction): Fraction => loose(natural(fixed(of)));

/** A positive number to any power. */
export const power = (of: Fraction, exponent: Fraction): Fraction =>
  loose(exponential(times(natural(fixed(of)), fixed(exponent))));

/** 3.14159… by Machin: 16 arctan(1/5) - 4 arctan(1/239). */
function circle(): bigint {
  const arctan = (under: bigint): bigint => {
    let [power, sum] = [UNIT / under, 0n];
    for (let k = 1n, sign = 1n; power !== 0n; k += 2n, sign = -sign) {
      sum += (sign * power) / k;
      power /= under * under;
    }
    return sum;
  };
  return 16n * arctan(5n) - 4n * arctan(239n);
}

const HALF = UNIT / 2n;
const ROOT_OF_TWO_PI = wholeRoot(2n * circle() * UNIT);

/** How much of a normal distribution lies below: 1/2 + density(z) (z + z^3/3 + z^5/15 + …). */
export function normal(z: Fraction): Fraction {
  if (Fraction.whole(12).isLessThan(z.size())) return z.sign() > 0 ? Fraction.whole(1) : Fraction.zero;
  const at = fixed(z);
  const square = times(at, at);
  let [term, sum] = [at, at];
  for (let k = 3n; term !== 0n; k += 2n) {
    term = times(term, square) / k;
    sum += term;
  }
  const density = (exponential(-square / 2n) * UNIT) / ROOT_OF_TWO_PI;
  return loose(HALF + times(density, sum));
}
