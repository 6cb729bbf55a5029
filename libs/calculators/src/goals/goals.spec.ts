import { Decimal, calendarDate, month, pence, rounded } from '@keelson/kernel';
import fc from 'fast-check';
import type { TrialLine } from '../books';
import type { Figure, FormulaId } from '../figure';
import { periodNumber } from '../periods';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { earningsMultiple } from './company-value';
import type { GoalAssumptions, GoalPlan } from './goal-plan';
import { isExitGoal, monthsUntil } from './goal-plan';
import { goalOutlooks } from './goal-probability';
import { goalOutlooksVersion1 } from './goal-probability.v1';
import { normalShare } from './normal-distribution';
import { corporationTaxRate } from './profit-tax';

const company = companyOn(ACME_TODAY, acme);
const october = month('2026-10');

const goal = (cost: number, by = '2027-04-30', exit = false, personal = !exit): GoalPlan => ({
  goalId: `${cost} ${by}`,
  by: calendarDate(by),
  cost: pence(cost * 100),
  exit,
  personal,
});

const shown = (of: ReturnType<typeof goalOutlooks>): [number | null, string][] =>
  of.map(({ probability, likelihood }) => [rounded(probability.value, 1), likelihood]);
const outlooks = (...goals: GoalPlan[]) => shown(goalOutlooks(company, goals, october));
const assuming = (over: Partial<GoalAssumptions>, ...goals: GoalPlan[]) =>
  shown(goalOutlooks(company, goals, october, { incomeTaxed: false, withdrawalTaxPercent: '0', ...over }));

/** The figure with a formula, however deep it stands among what a figure is worked out from. */
function within(figure: Figure, formulaId: FormulaId): Figure {
  const found = [figure].flatMap(function below(each: Figure): Figure[] {
    const parts = each.inputs.flatMap(({ from }) => (from.kind === 'figure' ? [from.figure] : []));
    return [...(each.formulaId === formulaId ? [each] : []), ...parts.flatMap(below)];
  });
  if (found[0] === undefined) throw new Error(`no ${formulaId}`);
  return found[0];
}
const part = (figure: Figure, formulaId: FormulaId) => rounded(within(figure, formulaId).value, 2);

describe('saving goals (5.16, 5.26)', () => {
  it('are as likely as for Acme', () => {
    expect(outlooks(goal(55_000))).toEqual([[2.8, 'Unlikely']]);
    expect(outlooks(goal(35_000))).toEqual([[76.3, 'Achievable']]);
    expect(outlooks(goal(20_000))).toEqual([[99.6, 'Highly Achievable']]);
  });

  it('open down to tax, free cash and spread', () => {
    const [outlook] = goalOutlooks(company, [goal(55_000)], october);
    const { probability } = outlook!;
    expect({
      tax: part(probability, 'corporationTaxRate'),
      free: part(probability, 'freeCash'),
      month: part(probability, 'monthlySurplus'),
      spread: part(probability, 'surplusSpread'),
      expected: part(probability, 'moneyByDate'),
      needs: part(probability, 'goalNeeds'),
    }).toEqual({ tax: 22.33, free: 5_500, month: 5_825, spread: 3_106.67, expected: 40_450, needs: 55_000 });
    expect(probability.formulaVersion).toBe(2);
    const cash = within(probability, 'freeCash').inputs.map(({ name, value }) => [name, value?.toNumber()]);
    expect(cash).toContainEqual(['taxOwed', 20_000]);
  });

  it('take wear off the costs and add it to what a month leaves', () => {
    // A thousand of each month's rent becomes depreciation: the same profit, more cash.
    const worn = companyOn(ACME_TODAY, {
      ...acme,
      accounts: [...acme.accounts, { ...acme.accounts[4]!, ref: 99, id: 'wear', code: '416', name: 'Depreciation' }],
      months: acme.months.map((of) => ({
        ...of,
        lines: of.lines.flatMap((line): TrialLine[] => {
          const [ref, movement, balance] = line;
          const year = pence(periodNumber(of.month, 3) * 100_000);
          return ref !== 5
            ? [line]
            : [
                [5, pence(movement! - 100_000), pence(balance! - year)],
                [99, pence(100_000), year],
              ];
        }),
      })),
    });
    const { probability } = goalOutlooks(worn, [goal(55_000)], october)[0]!;
    expect([part(probability, 'freeCash'), part(probability, 'monthlySurplus')]).toEqual([6_500, 6_825]);
    expect(part(probability, 'surplusSpread')).toBe(3_106.67);
  });

  it('of sole traders and partnerships assume 30 percent of tax', () => {
    const [outlook] = goalOutlooks(company, [goal(55_000)], october, { incomeTaxed: true, withdrawalTaxPercent: '0' });
    expect(part(outlook!.probability, 'assumedIncomeTaxRate')).toBe(30);
    expect(part(outlook!.probability, 'monthlySurplus')).toBe(5_250);
  });

  it('that are personal cost more by the tax on taking the money out, others do not', () => {
    const taxed = { withdrawalTaxPercent: '20' };
    expect(assuming(taxed, goal(44_000))).toEqual(outlooks(goal(55_000)));
    expect(assuming(taxed, goal(55_000, '2027-04-30', false, false))).toEqual(outlooks(goal(55_000)));
    // What an earlier one takes is more too.
    expect(assuming(taxed, goal(8_000, '2027-03-31'), goal(20_000, '2027-04-30', false, false))[1]).toEqual(
      outlooks(goal(30_000))[0],
    );
  });

  it('say where typed figures do not tell the tax that is owed', () => {
    const typed = companyOn(ACME_TODAY, { ...acme, source: 'manual' });
    const { probability } = goalOutlooks(typed, [goal(1)], october)[0]!;
    expect(probability.flags).toContainEqual({ kind: 'taxOwedUnknown' });
    expect(goalOutlooks(company, [goal(1)], october)[0]!.probability.flags).toEqual([]);
  });

  it('are paid in the order of their days; exit goals take nothing', () => {
    const first = goal(15_000, '2027-03-31');
    const exit = goal(1_000_000, '2027-01-31', true);
    expect(outlooks(goal(20_000), exit, first)[0]).toEqual(outlooks(goal(35_000))[0]);
  });

  it('are certain or impossible when profits never vary', () => {
    const steady = companyOn(ACME_TODAY, {
      ...acme,
      months: acme.months.map((of) => ({ ...of, lines: of.lines.filter(([ref]) => ref > 6) })),
    });
    const of = (cost: number) => goalOutlooks(steady, [goal(cost)], october)[0]?.probability.value?.toNumber();
    expect([of(32_000), of(32_001)]).toEqual([100, 0]);
  });

  it('need six months', () => {
    const young = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-5) });
    expect(goalOutlooks(young, [goal(1)], october)[0]?.likelihood).toBe('Not enough data');
    const older = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-6) });
    expect(goalOutlooks(older, [goal(1)], october)[0]?.probability.flags).toEqual([{ kind: 'partial', months: 6 }]);
  });
});

describe('version 1 of the goals', () => {
  it('gives what was shown by it', () => {
    const before = (...goals: GoalPlan[]) => shown(goalOutlooksVersion1(company, goals, october));
    expect(before(goal(55_000))).toEqual([[76.3, 'Achievable']]);
    expect(before(goal(40_000))).toEqual([[99.6, 'Highly Achievable']]);
    expect(before(goal(65_000))).toEqual([[27.5, 'Challenging']]);
    expect(before(goal(300_000, '2029-10-31', true))).toEqual([[57.4, 'Possible']]);
    expect(before(goal(40_000), goal(15_000, '2027-03-31'))[0]).toEqual(before(goal(55_000))[0]);
    const [outlook] = goalOutlooksVersion1(company, [goal(1)], october);
    expect(outlook?.probability.formulaVersion).toBe(1);
  });
});

describe('exit goals (5.16)', () => {
  it('are as likely as for Acme', () => {
    expect(outlooks(goal(300_000, '2029-10-31', true))).toEqual([[57.4, 'Possible']]);
  });

  it('assume the growth over six older months at least', () => {
    const grown = (months: number) => {
      const older = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-months) });
      const { probability } = goalOutlooks(older, [goal(225_000, '2029-10-31', true)], october)[0]!;
      return [probability.flags, probability.inputs[0]?.from] as const;
    };
    const [flags, from] = grown(18);
    expect(flags).toEqual([]);
    // 690,000 a year after 326,000 in six months, 652,000 in a year.
    if (from?.kind !== 'figure') throw new Error('no value');
    expect(part(from.figure, 'salesGrowth')).toBe(5.83);
    expect(grown(17)[0]).toEqual([{ kind: 'growthUnknown' }]);
  });

  it('assume no growth without six of the twelve months before', () => {
    const young = companyOn(ACME_TODAY, { ...acme, months: acme.months.slice(-17) });
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
  const rates = [90_000, 50_000, 250_000, -1].map((profit) => corporationTaxRate(new Decimal(profit)).times(100));
  expect(rates.map((rate) => rounded(rate, 2))).toEqual([22.33, 19, 25, 0]);
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
