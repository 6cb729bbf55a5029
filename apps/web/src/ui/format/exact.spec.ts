import fc from 'fast-check';
import { differenceOf, percentChange, percentOf } from './exact';

const pence = fc.integer({ min: -1e11, max: 1e11 });

describe('differences and percentages of what was sent', () => {
  it('round halves away from zero, whatever binary fractions say', () => {
    expect(59.15 - 58.1).toBeLessThan(1.05);
    expect(differenceOf(59.15, 58.1)).toBe(1.1);
    expect(differenceOf(58.1, 59.15)).toBe(-1.1);
    expect(percentChange(1.0005, 1)).toBe(0.1);
    expect(percentChange(-50, -100)).toBe(50);
    expect(percentChange(741_238_326.65, -0.16)).toBe(463_273_954_256.3);
    expect(percentOf(12.25, 100)).toBe(12.3);
    expect([percentChange(5, 0), percentChange(null, 5), percentOf(5, 0), percentOf(5, -1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is exact for every two amounts of pence', () => {
    fc.assert(
      fc.property(pence, pence, (now, before) => {
        fc.pre(before !== 0);
        const size = BigInt(Math.abs(before));
        const exact = (2_000n * BigInt(Math.abs(now - before)) + size) / (2n * size);
        expect(Math.round(Math.abs(percentChange(now / 100, before / 100) ?? 0) * 10)).toBe(Number(exact));
        expect(Math.abs(differenceOf(now / 100, before / 100) - (now - before) / 100)).toBeLessThan(0.051);
      }),
    );
  });
});
