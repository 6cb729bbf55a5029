import fc from 'fast-check';
import { axisTicks } from './axis-ticks';

describe('[FIN-14~] ticks of a y-axis (5.25)', () => {
  it('go in steps of 20,000 for 57,300, and of 1 for nothing', () => {
    expect(axisTicks(57_300)).toEqual([20_000, 40_000, 60_000, 80_000, 100_000]);
    expect([axisTicks(0), axisTicks(-5)]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect(axisTicks(0.3)).toEqual([0.06, 0.12, 0.18, 0.24, 0.3]);
  });

  it('reach the greatest value, and at most twice as far', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (greatest) => {
        const last = axisTicks(greatest).at(-1)!;
        expect(last).toBeGreaterThanOrEqual(greatest);
        expect(last).toBeLessThanOrEqual(greatest * 2.000001);
      }),
    );
  });
});
