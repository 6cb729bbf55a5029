import type { Decimal } from '@keelson/kernel';
import { type Third, THIRDS } from '@keelson/vocabulary';
import type { KeyFigure } from '../kpis';
import { dialAngle } from './dial';
import type { PeerThird, RankedPeers } from './thirds';
import { peerCount, peerThirds } from './thirds';

/** How a metric ranks companies. */
export interface Ranking {
  readonly higherIsBetter: boolean;
  /** A ratio on turnover: companies without turnover above nothing are left out (formulas 5.26). */
  readonly onTurnover: boolean;
  /** By the head: companies of fewer than one are left out. */
  readonly perHead: boolean;
}

const ranking = (higherIsBetter: boolean, over: Partial<Ranking> = {}): Ranking => ({
  higherIsBetter,
  onTurnover: true,
  perHead: false,
  ...over,
});

/** What companies of a sector are compared by (formulas 5.15, 5.26). */
export const BENCHMARK_METRICS = {
  grossMarginPercent: ranking(true),
  turnoverPerEmployee: ranking(true, { perHead: true }),
  payrollPercent: ranking(false),
  profitBeforeTaxPercent: ranking(true),
  tradeDebtorDays: ranking(false),
  /** Longer is more cash in hand, though nobody likes to be paid late. */
  tradeCreditorDays: ranking(true, { onTurnover: false }),
} as const satisfies { readonly [Metric in KeyFigure]?: Ranking };
export type BenchmarkMetric = keyof typeof BENCHMARK_METRICS;

/** A third as it is shown: no peer's exact figure is. */
export interface ShownThird {
  readonly mean: Decimal;
  /** The smaller bound in two significant figures; `null` where it would tell the outermost of fewer than 12 peers. */
  readonly from: Decimal | null;
  readonly to: Decimal | null;
  /** Where the mean stands on the dial, degrees. */
  readonly angle: Decimal;
}

export interface Benchmark {
  readonly peers: number;
  readonly thirds: Readonly<Record<Third, ShownThird>>;
  /** The third that the company's own value lies in, and its angle on the dial; `null` without one. */
  readonly own: { readonly third: Third; readonly angle: Decimal } | null;
}

const PEERS_FOR_OUTER_BOUNDS = 12;
const SHOWN_DIGITS = 2;

function shown(third: Third, range: PeerThird, peers: number, higherIsBetter: boolean): ShownThird {
  const hidden = peers < PEERS_FOR_OUTER_BOUNDS;
  const best = hidden && third === 'top' ? null : range.best.toSignificantDigits(SHOWN_DIGITS);
  const worst = hidden && third === 'bottom' ? null : range.worst.toSignificantDigits(SHOWN_DIGITS);
  const [from, to] = higherIsBetter ? [worst, best] : [best, worst];
  return { mean: range.mean, from, to, angle: dialAngle(range.mean, third, range) };
}

/** The third of a value; one that equals a cut is in the better third. */
function thirdOf(value: Decimal, thirds: Readonly<Record<Third, PeerThird>>, higherIsBetter: boolean): Third {
  const reaches = (third: Third): boolean =>
    higherIsBetter ? value.gte(thirds[third].worst) : value.lte(thirds[third].worst);
  return THIRDS.find(reaches) ?? 'bottom';
}

/**
 * Compares a company's own value with its peers' (formulas 5.15), all in the unit of the metric, unrounded. The peers are
 * others of the sector with a value of the last three months; `null` without six of them.
 */
export function benchmark(metric: BenchmarkMetric, own: Decimal | null, ranked: RankedPeers | null): Benchmark | null {
  if (ranked === null) return null;
  const { higherIsBetter } = BENCHMARK_METRICS[metric];
  const peers = peerCount(ranked);
  const thirds = peerThirds(ranked);
  const third = own === null ? null : thirdOf(own, thirds, higherIsBetter);
  return {
    peers,
    thirds: {
      top: shown('top', thirds.top, peers, higherIsBetter),
      middle: shown('middle', thirds.middle, peers, higherIsBetter),
      bottom: shown('bottom', thirds.bottom, peers, higherIsBetter),
    },
    own: own === null || third === null ? null : { third, angle: dialAngle(own, third, thirds[third]) },
  };
}
