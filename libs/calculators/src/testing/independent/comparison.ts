import { type Decimal, rounded } from '@keelson/kernel';
import { Fraction } from './fraction';

/** Digits in which a quotient of the product, which keeps forty, and the exact one agree. */
const DIGITS = 25;

const written = (value: Decimal | null): string => (value === null ? 'none' : value.toString());
const exactly = (value: Fraction | null): string => (value === null ? 'none' : value.shown(30));

/** Holds figures of the product against the second calculation and keeps where they differ. */
export class Comparison {
  compared = 0;
  /** How many of them were a value. */
  values = 0;
  readonly differences: string[] = [];

  /** The value to so many digits, and as it is shown with so many decimals. */
  figure(where: string, product: Decimal | null, second: Fraction | null, decimals: number): void {
    this.compared += 1;
    if (product === null && second === null) return;
    this.values += 1;
    const same =
      product !== null &&
      second !== null &&
      Fraction.text(product.toFixed()).agrees(second, DIGITS) &&
      rounded(product, decimals).toFixed(decimals) === second.shown(decimals);
    if (!same) this.differences.push(`${where}: ${written(product)}, exactly ${exactly(second)}`);
  }

  equal(where: string, product: unknown, second: unknown): void {
    this.compared += 1;
    this.values += 1;
    const [ours, theirs] = [JSON.stringify(product), JSON.stringify(second)];
    if (ours !== theirs) this.differences.push(`${where}: ${ours}, exactly ${theirs}`);
  }

  /** The first few: what is wrong once is wrong often. */
  get first(): readonly string[] {
    return this.differences.slice(0, 12);
  }
}
