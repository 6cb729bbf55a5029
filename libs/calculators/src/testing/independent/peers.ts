import { type Company, twelveTo } from './company';
import { Fraction } from './fraction';
import { averageCount } from './profit-figures';

/** Whether a company's figures of twelve months are ranked among others (formulas 5.26), where it has them. */
export function isRanked(company: Company, metric: string): boolean {
  if (metric === 'tradeCreditorDays') return true;
  const year = twelveTo(company, company.last);
  if (year === null || year.sum(({ turnover }) => turnover).sign() <= 0) return false;
  if (metric !== 'turnoverPerEmployee') return true;
  const people = averageCount(company, company.last - 11, company.last);
  return people !== null && !people.isLessThan(Fraction.whole(1));
}

/** The value below which so many quarters lie, counted along the line through all values in their order. */
function along(rising: readonly Fraction[], quarters: number): Fraction {
  const steps = (rising.length - 1) * quarters;
  const [below, above] = [
    rising[(steps - (steps % 4)) / 4]!,
    rising[Math.min(rising.length - 1, (steps - (steps % 4)) / 4 + 1)]!,
  ];
  return below.plus(above.minus(below).times(Fraction.of(BigInt(steps % 4), 4n)));
}

/** Peers without those beyond ten times the interquartile range from the median (formulas 5.26). */
export function near(peers: readonly Fraction[]): readonly Fraction[] {
  if (peers.length === 0) return peers;
  const rising = [...peers].sort((a, b) => (a.isLessThan(b) ? -1 : b.isLessThan(a) ? 1 : 0));
  const reach = along(rising, 3).minus(along(rising, 1)).times(Fraction.whole(10));
  if (reach.sign() === 0) return peers;
  const [low, high] = [along(rising, 2).minus(reach), along(rising, 2).plus(reach)];
  return peers.filter((value) => !value.isLessThan(low) && !high.isLessThan(value));
}
