import { Decimal, month } from '@keelson/kernel';
import { THIRDS } from '@keelson/vocabulary';
import { benchmark, BENCHMARK_METRICS, type BenchmarkMetric } from '../../benchmark';
import { keyFigures, keyFigureTexts } from '../../kpis';
import { Draw } from '../generated/draw';
import { rankedValue, rankPeers } from '../rank-peers';
import { Fraction, isRanked, near, thirds, written } from '.';
import { Comparison } from './comparison';
import type { Looked } from './looked';

const ALL_METRICS = Object.keys(BENCHMARK_METRICS) as readonly BenchmarkMetric[];

/** Which companies a ranking takes: by the published figures, and by turnover and counts of people themselves. */
export function heldRanked(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const figures = keyFigureTexts(keyFigures(product, month(written(second.last))));
    for (const metric of ALL_METRICS) {
      const ours = rankedValue(metric, figures) !== undefined;
      held.equal(`company ${seed} ${metric}`, ours, figures[metric] !== null && isRanked(second, metric));
    }
  }
  return held;
}

const METRICS: readonly BenchmarkMetric[] = ['turnoverPerEmployee', 'tradeDebtorDays'];

/** Companies among invented peers, some of them alike, some far from the others, with two decimals. */
export function heldThirds(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed } of companies) {
    const draw = new Draw(seed);
    const spread = draw.pick([3, 100, 100_000]);
    const value = () => (draw.whole(-spread, 4 * spread) / 100).toFixed(2);
    const far = () => value().replace('.', draw.pick(['.', '.', '.', '.', '9.', '999.']));
    const alike = draw.happens(1, 8) ? value() : undefined;
    const peers = Array.from({ length: draw.whole(4, 20) }, () => (draw.happens(9, 10) && alike) || far());
    const own = draw.happens(1, 4) ? draw.pick(peers) : value();
    const metric = draw.pick(METRICS);
    const better = metric === 'turnoverPerEmployee' ? 'higher' : 'lower';
    const decimals = peers.map((peer) => new Decimal(peer));
    const ours = benchmark(metric, new Decimal(own), rankPeers(decimals, better === 'higher'));
    const exact = thirds(Fraction.text(own), near(peers.map(Fraction.text)), better);
    held.equal(`peers ${seed}`, ours?.own?.third ?? null, exact?.message ?? null);
    if (ours === null || exact === null) continue;
    held.figure(`peers ${seed} dial`, ours.own?.angle ?? null, exact.dial, 1);
    THIRDS.forEach((third, at) => {
      const where = `peers ${seed} ${third}`;
      held.figure(`${where} mean`, ours.thirds[third].mean, exact.means[at]!, 2);
      held.figure(`${where} angle`, ours.thirds[third].angle, exact.dials[at]!, 1);
      const range: (Fraction | null)[] = exact.ranges[at]!.map((edge) => edge.significant(2));
      // Of fewer than twelve peers the outermost bounds stay hidden.
      const best = better === 'higher' ? 1 : 0;
      if (ours.peers < 12 && third === 'top') range[best] = null;
      if (ours.peers < 12 && third === 'bottom') range[1 - best] = null;
      held.figure(`${where} from`, ours.thirds[third].from, range[0] ?? null, 2);
      held.figure(`${where} to`, ours.thirds[third].to, range[1] ?? null, 2);
    });
  }
  return held;
}
