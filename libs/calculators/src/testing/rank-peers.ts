import { Decimal } from '@keelson/kernel';
import { FEWEST_PEERS, type PeerGroup, type RankedPeers } from '../benchmark';

/** Sums of figures of forty digits, none cut off. */
const Exact = Decimal.clone({ precision: 400 });

/** Ranks peers by sorting them (formulas 5.15), as the database does among thousands; `null` for fewer than six. */
export function rankPeers(peers: readonly Decimal[], higherIsBetter: boolean): RankedPeers | null {
  if (peers.length < FEWEST_PEERS) return null;
  const bestFirst = [...peers].sort((a, b) => (higherIsBetter ? b.cmp(a) : a.cmp(b)));
  const topEnd = Math.ceil(peers.length / 3);
  const middleEnd = peers.length - Math.floor(peers.length / 3);
  return {
    top: group(bestFirst.slice(0, topEnd)),
    middle: group(bestFirst.slice(topEnd, middleEnd)),
    bottom: group(bestFirst.slice(middleEnd)),
  };
}

const group = (bestFirst: readonly Decimal[]): PeerGroup => ({
  size: bestFirst.length,
  sum: new Decimal(Exact.sum(...bestFirst)),
  best: bestFirst[0]!,
  worst: bestFirst.at(-1)!,
});
