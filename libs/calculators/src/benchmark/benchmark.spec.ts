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

  it('bounds the best third of days from above, also where all its peers are alike', () => {
    const { from, to } = compared('tradeDebtorDays', null, of(30, 30, 30, 40, 50, 60))!.thirds.top;
    expect([from, to?.toNumber()]).toEqual([null, 30]);
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

  it('[DASH-11~] leaves out peers beyond ten interquartile ranges from the median, and then asks for six', () => {
    // Of 1, 2, 3, 4, 5 and x the median is 3.5 and the middle half 2.5 wide.
    const six = (x: number) => compared('turnoverPerEmployee', null, of(1, 2, 3, 4, 5, x))?.peers;
    expect([six(28.5), six(28.6), six(-21.5), six(-30)]).toEqual([6, undefined, 6, undefined]);
    expect(compared('tradeDebtorDays', null, [...PEERS, new Decimal(1_000_000)])?.peers).toBe(9);
  });

  it('leaves out nobody where the middle half are alike', () => {
    expect(compared('payrollPercent', null, of(5, 5, 5, 5, 5, 1_000_000))?.peers).toBe(6);
  });

  it('comes out the same with and without a peer that is far away', () => {
    const near = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 30, maxLength: 40 });
    fc.assert(
      fc.property(near, fc.constantFrom(1, -1), (peers, side) => {
        const far = new Decimal(side * 10 ** 9);
        const values = of(...peers);
        fc.pre(new Set(peers).size === peers.length);
        expect(compared('grossMarginPercent', null, [...values, far])).toEqual(
          compared('grossMarginPercent', null, values),
        );
      }),
    );
  });

  it('never shows a better value further left, whatever the peers', () => {
    const values = fc
      .array(fc.integer({ min: -500, max: 500 }), { minLength: 6, maxLength: 30 })
      .filter((peers) => compared('turnoverPerEmployee', null, of(...peers)) !== null);
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
