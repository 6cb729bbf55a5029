import { Decimal } from '@keelson/kernel';

/**
 * What a VAT ratio multiplies net amounts by, however it is written (formulas 5.12): 0 is 1.00; a fraction below 1 and
 * a percentage of 2 to 30 are added to 1; 1 to 1.30 is a multiplier already. `null` for anything else.
 */
export function vatMultiplierOf(ratio: number): Decimal | null {
  if (!Number.isFinite(ratio) || ratio < 0) return null;
  const given = new Decimal(ratio);
  if (given.lt(1)) return given.plus(1);
  if (given.lte('1.3')) return given;
  return given.gte(2) && given.lte(30) ? given.div(100).plus(1) : null;
}
