import { Decimal, calendarDate, month, pence, rounded } from '@keelson/kernel';
import fc from 'fast-check';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { earningsMultiple } from './exit-goal';
import type { GoalPlan } from './goal-plan';
import { isExitGoal, monthsUntil } from './goal-plan';
import { goalOutlooks } from './goal-probability';
import { normalShare } from './normal-distribution';
import { profitTaxRate } from './profit-tax';

const company = companyOn(ACME_TODAY, acme);
const october = month('2026-10');

const goal = (cost: number, by = '2027-04-30', exit = false): GoalPlan => ({
  goalId: `${cost} ${by}`,
  by: calendarDate(by),
  cost: pence(cost * 100),
  exit,
});

const outlooks = (...goals: GoalPlan[]): [number | null, string][] =>
  goalOutlooks(company, goals, october).map(({ probability, likelihood }) => [
    rounded(probability.value, 1),
    likelihood,
  ]);

describe('saving goals (5.16)', () => {
  it('are as likely as for Acme', () => {
    expect(outlooks(goal(55_000))).toEqual([[76.3, 'Achievable']]);
    expect(outlooks(goal(40_000))).toEqual([[99.6, 'Highly Achievable']]);
    expect(outlooks(goal(65_000))).toEqual([[27.5, 'Challenging']]);
  });

  it('are paid in the order of their days; exit goals take nothing', () => {
    const first = goal(15_000, '2027-03-31');
    const exit = goal(1_000_000, '2027-01-31', true);
    expect(outlooks(goal(40_000), exit, first)[0]).toEqual(outlooks(goal(55_000))[0]);
  });

  it('are certain or impossible when profits never vary', () => {
    const steady = companyOn(ACME_TODAY, {
      ...acme,
      months: acme.months.map((of) => ({ ...of, lines: of.lines.filter(([ref]) => ref > 6) })),
    });
    const of = (cost: number) => goalOutlooks(steady, [goal(cost)], october)[0]?.probability.value?.toNumber();
    expect([of(52_000), of(52_001)]).toEqual([100, 0]);
  });

  it('need six months', () => {
    const young = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-5) });
    expect(goalOutlooks(young, [goal(1)], october)[0]?.likelihood).toBe('Not enough data');
    const older = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-6) });
    expect(goalOutlooks(older, [goal(1)], october)[0]?.probability.flags).toEqual([{ kind: 'partial', months: 6 }]);
  });
});

describe('exit goals (5.16)', () => {
  it('are as likely as for Acme', () => {
    expect(outlooks(goal(300_000, '2029-10-31', true))).toEqual([[57.4, 'Possible']]);
  });

  it('assume no growth without the twelve months before', () => {
    const young = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-20) });
    const [outlook] = goalOutlooks(young, [goal(225_000, '2029-10-31', true)], october);
    expect([rounded(outlook?.probability.value ?? null, 1), outlook?.probability.flags]).toEqual([
      50,
      [{ kind: 'growthUnknown' }],
    ]);
  });

  it('multiply by 2.5 to 6 years of profit', () => {
    const sales = [999_999, 1_000_000, 5_000_000, 12_500_000, 20_000_000, 90_000_000];
    expect(sales.map((of) => earningsMultiple(new Decimal(of)).toNumber())).toEqual([2.5, 3, 3, 4.5, 6, 6]);
  });

  it('are those that sell', () => {
    expect(['Sell and Retire', 'New House', 'New Car'].map(isExitGoal)).toEqual([true, false, false]);
  });
});

it('counts whole months from a month end, at least one', () => {
  const months = ['2027-04-30', '2027-04-29', '2026-11-30', '2026-11-02'].map((by) =>
    monthsUntil(calendarDate(by), october),
  );
  expect(months).toEqual([6, 5, 1, 1]);
});

it('taxes 90,000 by 22.33 percent, small and large profits by 19 and 25, losses not', () => {
  const rates = [90_000, 50_000, 250_000, -1].map((profit) => profitTaxRate(new Decimal(profit), false).times(100));
  expect(rates.map((rate) => rounded(rate, 2))).toEqual([22.33, 19, 25, 0]);
  expect(profitTaxRate(new Decimal(90_000), true).toNumber()).toBe(0.3);
});

describe('the normal distribution', () => {
  it('has its tabled shares', () => {
    const shares = [0, 1, 1.959963984540054, -3, 6].map(normalShare);
    [0.5, 0.8413447460685429, 0.975, 0.0013498980316301, 0.9999999990134123].forEach((share, index) => {
      expect(shares[index]).toBeCloseTo(share, 12);
    });
  });

  it('rises, and is the same on both sides', () => {
    const z = fc.double({ min: -12, max: 12, noNaN: true });
    fc.assert(
      fc.property(z, z, (a, b) => {
        expect(normalShare(a) + normalShare(-a)).toBeCloseTo(1, 12);
        if (a - b > 1e-6) expect(normalShare(a)).toBeGreaterThanOrEqual(normalShare(b));
      }),
    );
  });
});
