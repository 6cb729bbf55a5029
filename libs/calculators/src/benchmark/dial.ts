import { Decimal } from '@keelson/kernel';
import type { Third } from '@keelson/vocabulary';
import type { PeerThird } from './thirds';

/** Where each third's arc begins on the dial of 180 degrees: three arcs of 54 with gaps of 9 (formulas 5.15). */
const ARC_START: Record<Third, number> = { bottom: 0, middle: 63, top: 126 };
const ARC = 54;

/** The angle of a value within its third, 0 to 180 degrees, clamped to the arc; a range without width: its centre. */
export function dialAngle(value: Decimal, third: Third, { best, worst }: PeerThird): Decimal {
  const width = best.minus(worst);
  const share = width.isZero() ? new Decimal('0.5') : value.minus(worst).div(width);
  return Decimal.min(1, Decimal.max(0, share)).times(ARC).plus(ARC_START[third]);
}
