import type { Decimal } from '@keelson/kernel';
import { type Third, THIRDS } from '@keelson/vocabulary';

/** Fewer peers are no comparison, and would show whose figures they are (formulas 5.15). */
export const FEWEST_PEERS = 6;

/**
 * Peers further from the median than so many interquartile ranges are left out, of whom all thirds would otherwise tell;
 * where the middle half are alike nobody is (formulas 5.26). Quartiles lie between neighbours in proportion.
 */
export const FARTHEST_RANGES = 10;

/** Neighbours in the order of the peers, in the unit of the metric, nothing rounded. */
export interface PeerGroup {
  readonly size: number;
  readonly sum: Decimal;
  /** The value of the best of them. */
  readonly best: Decimal;
  readonly worst: Decimal;
}

/**
 * The peers of a company ordered best first and parted into groups of ceil(n/3), the rest and floor(n/3) (formulas
 * 5.15); at least six of them.
 */
export type RankedPeers = Readonly<Record<Third, PeerGroup>>;

/** One third of the peers, in the unit of the metric. */
export interface PeerThird {
  readonly mean: Decimal;
  /** The edge towards better values. */
  readonly best: Decimal;
  readonly worst: Decimal;
}

export const peerCount = (ranked: RankedPeers): number => THIRDS.reduce((sum, third) => sum + ranked[third].size, 0);

/**
 * The thirds that ranked peers make: neighbouring ranges meet at the midpoint of the peers on either side, so that there
 * are no gaps (formulas 5.15).
 *
 * @throws RangeError for fewer than six.
 */
export function peerThirds(ranked: RankedPeers): Readonly<Record<Third, PeerThird>> {
  if (peerCount(ranked) < FEWEST_PEERS) throw new RangeError(`${peerCount(ranked)} peers are too few`);
  const { top, middle, bottom } = ranked;
  const cuts = [midpoint(top.worst, middle.best), midpoint(middle.worst, bottom.best)] as const;
  return {
    top: { mean: mean(top), best: top.best, worst: cuts[0] },
    middle: { mean: mean(middle), best: cuts[0], worst: cuts[1] },
    bottom: { mean: mean(bottom), best: cuts[1], worst: bottom.worst },
  };
}

const mean = ({ sum, size }: PeerGroup): Decimal => sum.div(size);

const midpoint = (better: Decimal, worse: Decimal): Decimal => better.plus(worse).div(2);
