import { Decimal } from '@keelson/kernel';
import {
  BENCHMARK_METRICS,
  type BenchmarkMetric,
  FARTHEST_RANGES,
  FEWEST_PEERS,
  type PeerGroup,
  type RankedPeers,
} from '../benchmark';
import type { KeyFigures } from '../kpis';

/** Sums of figures of forty digits, none cut off. */
const Exact = Decimal.clone({ precision: 400 });

/** Published figures that a metric takes a company's value from; `undefined` of one that its ranking leaves out (formulas 5.26). */
export function rankedValue(metric: BenchmarkMetric, figures: KeyFigures): Decimal | undefined {
  const { onTurnover, perHead } = BENCHMARK_METRICS[metric];
  const [text, turnover] = [figures[metric], figures.turnover];
  if (text === null) return undefined;
  const value = new Decimal(text);
  if (onTurnover && !(turnover !== null && new Decimal(turnover).gt(0))) return undefined;
  // Turnover by the head above all turnover is that of less than one.
  return perHead && !(turnover !== null && value.lte(turnover)) ? undefined : value;
}

/** Ranks peers by sorting them (formulas 5.15, 5.26), as the database does among thousands; `null` for fewer than six. */
export function rankPeers(values: readonly Decimal[], higherIsBetter: boolean): RankedPeers | null {
  const bestFirst = withoutOutliers([...values].sort((a, b) => (higherIsBetter ? b.cmp(a) : a.cmp(b))));
  if (bestFirst.length < FEWEST_PEERS) return null;
  const topEnd = Math.ceil(bestFirst.length / 3);
  const middleEnd = bestFirst.length - Math.floor(bestFirst.length / 3);
  return {
    top: group(bestFirst.slice(0, topEnd)),
    middle: group(bestFirst.slice(topEnd, middleEnd)),
    bottom: group(bestFirst.slice(middleEnd)),
  };
}

/** The value that so many quarters of the others stand before. */
function quartile(sorted: readonly Decimal[], quarters: 1 | 2 | 3): Decimal {
  const place = ((sorted.length - 1) * quarters) / 4;
  const [before, after] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return new Exact(after)
    .minus(before)
    .times(place % 1)
    .plus(before);
}

function withoutOutliers(sorted: readonly Decimal[]): readonly Decimal[] {
  if (sorted.length === 0) return sorted;
  const width = quartile(sorted, 3).minus(quartile(sorted, 1)).abs();
  const median = quartile(sorted, 2);
  return width.isZero()
    ? sorted
    : sorted.filter((value) => median.minus(value).abs().lte(width.times(FARTHEST_RANGES)));
}

const group = (bestFirst: readonly Decimal[]): PeerGroup => ({
  size: bestFirst.length,
  sum: new Decimal(Exact.sum(...bestFirst)),
  best: bestFirst[0]!,
  worst: bestFirst.at(-1)!,
});
