import { Decimal, rounded } from '@keelson/kernel';
import { THIRDS } from '@keelson/vocabulary';
import fc from 'fast-check';
import { rankPeers } from '../testing/rank-peers';
import { BENCHMARK_METRICS, type BenchmarkMetric, benchmark } from './benchmark';

const of = (...values: number[]): Decimal[] => values.map((value) => new Decimal(value));
const PEERS = of(140, 120, 110, 98, 92.5, 85, 70, 60, 45);

const compared = (metric: BenchmarkMetric, own: Decimal | null, peers: readonly Decimal[]) =>
  benchmark(metric, own, rankPeers(peers, BENCHMARK_METRICS[metric].higherIsBetter));

describe('benchmark (5.15)', () => {
  it('[DASH-11~] splits nine peers into thirds, and places 92 of turnover per employee in the middle at 92.5 degrees', () => {
    const result = compared('turnoverPerEmployee', new Decimal(92), PEERS)!;
    expect(THIRDS.map((third) => rounded(result.thirds[third].mean, 1))).toEqual([123.3, 91.8, 58.3]);
    expect(THIRDS.map((third) => rounded(result.thirds[third].angle, 1))).toEqual([155, 92.2, 22.2]);
    expect([result.own?.third, rounded(result.own?.angle ?? null, 1)]).toEqual(['middle', 92.5]);
    expect(rounded(result.own?.angle.div(180) ?? null, 3)).toBe(0.514);
  });

  it('shows bounds in two figures, the outermost only from twelve peers', () => {
    const bounds = (peers: Decimal[]) =>
      THIRDS.map((third) => {
        const { from, to } = compared('turnoverPerEmployee', null, peers)!.thirds[third];
        return [from?.toNumber() ?? null, to?.toNumber() ?? null];
      });
    expect(bounds(PEERS)).toEqual([
      [100, null],
      [78, 100],
      [null, 78],
    ]);
    const twelve = [...PEERS, ...of(141, 91, 44)];
    expect(bounds(twelve)[0]?.[1]).toBe(140);
    expect(bounds(twelve)[2]?.[0]).toBe(44);
  });

  it('puts the value of a cut into the better third, either way', () => {
    expect(compared('turnoverPerEmployee', new Decimal(104), PEERS)?.own?.third).toBe('top');
    expect(compared('tradeDebtorDays', new Decimal('77.5'), PEERS)?.own?.third).toBe('top');
    expect(compared('tradeDebtorDays', new Decimal('77.6'), PEERS)?.own?.third).toBe('middle');
  });

  it('stands in the centre of a range without width and at the edge beyond the peers', () => {
    const same = of(5, 5, 5, 5, 5, 5);
    expect(compared('payrollPercent', new Decimal(5), same)?.own?.angle.toNumber()).toBe(153);
    expect(compared('turnoverPerEmployee', new Decimal(999), PEERS)?.own?.angle.toNumber()).toBe(180);
    expect(compared('turnoverPerEmployee', new Decimal(1), PEERS)?.own?.angle.toNumber()).toBe(0);
  });

  it('compares nothing with fewer than six', () => {
    expect(compared('grossMarginPercent', new Decimal(1), PEERS.slice(0, 5))).toBeNull();
  });

  it('never shows a better value further left, whatever the peers', () => {
    const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 6, maxLength: 30 });
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: -600, max: 600 }),
        fc.integer({ min: -600, max: 600 }),
        fc.constantFrom('turnoverPerEmployee' as const, 'tradeDebtorDays' as const),
        (peers, one, other, metric) => {
          const angle = (own: number) => compared(metric, new Decimal(own), of(...peers))!.own!.angle.toNumber();
          const better = BENCHMARK_METRICS[metric].higherIsBetter ? Math.max(one, other) : Math.min(one, other);
          expect(angle(better)).toBeGreaterThanOrEqual(angle(better === one ? other : one));
        },
      ),
    );
  });
});
