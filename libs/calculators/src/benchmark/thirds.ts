import { Decimal } from '@keelson/kernel';

export const THIRDS = ['top', 'middle', 'bottom'] as const;
export type Third = (typeof THIRDS)[number];

/** One third of the peers, in the unit of the metric. */
export interface PeerThird {
  readonly mean: Decimal;
  /** The edge towards better values. */
  readonly best: Decimal;
  readonly worst: Decimal;
}

/** Fewer peers are no comparison, and would show whose figures they are (formulas 5.15). */
export const FEWEST_PEERS = 6;

const mean = (values: readonly Decimal[]): Decimal => Decimal.sum(...values).div(values.length);

const at = (values: readonly Decimal[], index: number): Decimal => {
  const value = values[index];
  if (value === undefined) throw new RangeError(`no peer at ${index}`);
  return value;
};

/** Floats are in the order of their decimals; the decimals decide about those whose floats are equal. */
function bestFirst(peers: readonly Decimal[], higherIsBetter: boolean): readonly Decimal[] {
  const rising = peers
    .map((value) => ({ value, float: value.toNumber() }))
    .sort((a, b) => a.float - b.float || a.value.cmp(b.value));
  return (higherIsBetter ? rising.reverse() : rising).map(({ value }) => value);
}

/**
 * Parts peers into thirds, best first: sizes ceil(n/3), the rest, floor(n/3). Neighbouring ranges meet at the midpoint
 * of the peers on either side, so that there are no gaps (formulas 5.15). At least six peers.
 *
 * @throws RangeError for fewer.
 */
export function peerThirds(peers: readonly Decimal[], higherIsBetter: boolean): Readonly<Record<Third, PeerThird>> {
  if (peers.length < FEWEST_PEERS) throw new RangeError(`${peers.length} peers are too few`);
  const ordered = bestFirst(peers, higherIsBetter);
  const count = ordered.length;
  const topEnd = Math.ceil(count / 3);
  const middleEnd = count - Math.floor(count / 3);
  const cut = (index: number): Decimal => mean([at(ordered, index - 1), at(ordered, index)]);
  const third = (from: number, to: number): PeerThird => ({
    mean: mean(ordered.slice(from, to)),
    best: from === 0 ? at(ordered, 0) : cut(from),
    worst: to === count ? at(ordered, count - 1) : cut(to),
  });
  return { top: third(0, topEnd), middle: third(topEnd, middleEnd), bottom: third(middleEnd, count) };
}
