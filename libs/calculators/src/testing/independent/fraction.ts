/** An exact number: numerator over a positive denominator. Nothing is ever rounded before it is asked for. */
export class Fraction {
  static readonly zero = new Fraction(0n, 1n);

  private constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}

  static of(over: bigint, under = 1n): Fraction {
    if (under === 0n) throw new RangeError('over nothing');
    return under < 0n ? new Fraction(-over, -under) : new Fraction(over, under);
  }

  static whole(count: number): Fraction {
    return Fraction.of(BigInt(count));
  }

  /** `-12.5`, `1e-7`. */
  static text(written: string): Fraction {
    const parts = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(written);
    if (parts === null) throw new RangeError(`not a number: ${written}`);
    const [, sign = '', whole = '', part = '', exponent = '0'] = parts;
    const power = Number(exponent) - part.length;
    const digits = BigInt(`${whole}${part}` || '0') * (sign === '-' ? -1n : 1n);
    return power >= 0 ? Fraction.of(digits * 10n ** BigInt(power)) : Fraction.of(digits, 10n ** BigInt(-power));
  }

  plus(other: Fraction): Fraction {
    return this.under === other.under
      ? new Fraction(this.over + other.over, this.under)
      : new Fraction(this.over * other.under + other.over * this.under, this.under * other.under);
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.over, other.under));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }

  by(other: Fraction): Fraction {
    return Fraction.of(this.over * other.under, this.under * other.over);
  }

  size(): Fraction {
    return this.over < 0n ? new Fraction(-this.over, this.under) : this;
  }

  sign(): -1 | 0 | 1 {
    if (this.over === 0n) return 0;
    return this.over < 0n ? -1 : 1;
  }

  isLessThan(other: Fraction): boolean {
    return this.over * other.under < other.over * this.under;
  }

  /** The same number in its lowest terms: sums of many keep small. */
  lowest(): Fraction {
    let [a, b] = [this.over < 0n ? -this.over : this.over, this.under];
    while (b !== 0n) [a, b] = [b, a % b];
    return a === 0n ? Fraction.zero : new Fraction(this.over / a, this.under / a);
  }

  /** To so many decimals, half away from zero (formulas 5.0); never `-0.0`. */
  shown(decimals: number): string {
    const scaled = this.size().over * 10n ** BigInt(decimals);
    const rounded = (2n * scaled + this.under) / (2n * this.under);
    const digits = rounded.toString().padStart(decimals + 1, '0');
    const sign = this.over < 0n && rounded !== 0n ? '-' : '';
    return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  }

  /** To so many significant digits, half away from zero. */
  significant(digits: number): Fraction {
    if (this.over === 0n) return this;
    let unit = Fraction.of(1n);
    const ten = Fraction.of(10n);
    const above = Fraction.of(10n ** BigInt(digits));
    while (!this.size().by(unit).isLessThan(above)) unit = unit.times(ten);
    while (this.size().by(unit).times(ten).isLessThan(above)) unit = unit.by(ten);
    return Fraction.text(this.by(unit).shown(0)).times(unit);
  }

  /** Whether the two agree in so many significant digits. */
  agrees(other: Fraction, digits: number): boolean {
    const apart = this.minus(other).size();
    return apart.over === 0n || apart.times(Fraction.of(10n ** BigInt(digits))).isLessThan(this.size());
  }
}
