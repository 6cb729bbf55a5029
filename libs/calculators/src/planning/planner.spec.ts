import { Decimal, rounded } from '@keelson/kernel';
import { sizeOf } from '@keelson/test-database/run';
import { PLAN_SLIDERS, planLines } from '@keelson/vocabulary';
import fc from 'fast-check';
import { explain } from '../explanation';
import type { Figure } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import { type Fraction, plannedAgain, plannerCases } from '../testing/planned';
import { companyOn } from '../values';
import { keptPlanResults, planAsKept } from './kept-plan';
import { type KeptPlanFigures, keptPlanFigures, planFiguresOf, planFiguresOfBooks } from './plan-figures';
import { NO_CHANGES, type Plan, PLAN_GAINS, PLAN_TABLE_ROWS, type PlanSliders, planWith } from './planner';
import { plannerAxis, shownSliderBound, sliderLimit } from './planner-scales';

const company = companyOn(ACME_TODAY, acme);
const books = planFiguresOfBooks(company)!;
const KEPT: KeptPlanFigures = {
  thisYear: { months: 7, sales: 42_000_000, costOfSales: 16_800_000, payroll: 10_500_000, overheads: 8_400_000 },
  lastYear: { months: 12, sales: 65_000_000, costOfSales: 27_300_000, payroll: 16_500_000, overheads: 14_000_000 },
  addedBack: 0,
};
const SLIDERS: PlanSliders = { price: 2, sales: 5, costOfSales: -3, payroll: 4, overheads: -10 };
const number = (of: Fraction | null, places: number) => (of === null ? null : Number(of.shown(places)));
const shown = (figure: Figure, places = 2) => rounded(figure.value, places);
const planned = (kept: KeptPlanFigures, sliders: PlanSliders): Plan => {
  const result = planWith(planFiguresOf(kept), sliders);
  if (result.kind !== 'plan') throw new Error(result.kind);
  return result.plan;
};
const rows = (plan: Plan, column: keyof Plan['table']) =>
  PLAN_TABLE_ROWS.map((row) => shown(plan.table[column][row], row === 'profitBeforeTax' ? 0 : 1));

describe('the What-If Scenario Planner', () => {
  it('is the example of formulas 5.13, from the books of Acme and from typed figures', () => {
    expect(keptPlanFigures(books)).toEqual(KEPT);
    const ofBooks = planWith(books, SLIDERS);
    if (ofBooks.kind !== 'plan') throw new Error(ofBooks.kind);
    for (const plan of [ofBooks.plan, planned({ ...KEPT, addedBack: null }, SLIDERS)]) {
      const { impact, gains } = plan;
      expect([...planLines(), 'profitBeforeTax' as const].map((line) => shown(impact[line]))).toEqual([
        ...[771_120, 293_328, 187_200, 129_600, 160_992],
      ]);
      expect([shown(plan.change), shown(plan.changePercent, 1)]).toEqual([52_992, 49.1]);
      expect(PLAN_GAINS.map((gain) => shown(gains[gain]))).toEqual([21_600, 15_120, 9_072, -7_200, 14_400]);
      expect(rows(plan, 'impact')).toEqual([38, 62, 24.3, 16.8, 20.9, 160_992]);
      expect(rows(plan, 'thisYear')).toEqual([40, 60, 25, 20, 15, 108_000]);
      expect(rows(plan, 'lastYear')).toEqual([42, 58, 25.4, 21.5, 11.1, 72_000]);
      expect(shown(plan.ebitda)).toBe(160_992);
    }
  });

  it('adds depreciation and interest of a year back to the EBITDA', () => {
    expect(shown(planned({ ...KEPT, addedBack: 700_000 }, NO_CHANGES).ebitda)).toBe(120_000);
  });

  it.each(PLAN_SLIDERS)('cannot compute %s at −100', (slider) => {
    expect(planWith(books, { ...SLIDERS, [slider]: -100 })).toEqual({ kind: 'cannotCompute' });
    expect(planWith(books, { ...SLIDERS, [slider]: -99 }).kind).toBe('plan');
    for (const value of [-101, 0.5, 1_001, Number.NaN])
      expect(() => planWith(books, { ...SLIDERS, [slider]: value })).toThrow(RangeError);
  });

  it('has no data where a line of this year is not known, and no last year where that is not', () => {
    const thisYear = { ...KEPT.thisYear, payroll: null };
    expect(planWith(planFiguresOf({ ...KEPT, thisYear }), SLIDERS)).toEqual({ kind: 'noData' });
    expect(planWith(planFiguresOf({ ...KEPT, thisYear: { ...KEPT.thisYear, months: 0 } }), SLIDERS).kind).toBe(
      'noData',
    );
    const plan = planned({ ...KEPT, lastYear: { ...KEPT.lastYear, months: 0 } }, SLIDERS);
    expect([rows(plan, 'lastYear'), shown(plan.change)]).toEqual([[null, null, null, null, null, null], 52_992]);
  });

  it('shows what was kept of it as it was, to the penny', () => {
    const plan = planned(KEPT, SLIDERS);
    const kept = keptPlanResults(plan);
    const again = planAsKept(planFiguresOf(KEPT), kept);
    for (const column of ['lastYear', 'thisYear', 'impact'] as const)
      expect(rows(again, column)).toEqual(rows(plan, column));
    expect(keptPlanResults(again)).toEqual(kept);
    expect(shown(again.changePercent, 1)).toBe(49.1);
    const other = planAsKept(planFiguresOf(KEPT), { ...kept, profitBeforeTax: 16_000_001 });
    expect([shown(other.table.impact.profitBeforeTax), shown(other.impact.sales)]).toEqual([160_000.01, 771_120]);
  });

  it('has no shares without sales, and no change in percent from no profit', () => {
    const plan = planned({ ...KEPT, thisYear: { ...KEPT.thisYear, sales: 0 } }, SLIDERS);
    expect(rows(plan, 'impact').slice(0, 5)).toEqual([null, null, null, null, null]);
    const even = { ...KEPT.thisYear, sales: 35_700_000 };
    expect(planned({ ...KEPT, thisYear: even }, SLIDERS).changePercent.value).toBeNull();
  });

  it('is explained down to the lines of the trial balances', () => {
    const result = planWith(books, SLIDERS);
    if (result.kind !== 'plan') throw new Error(result.kind);
    const sales = explain(company, result.plan.impact.sales);
    expect(sales.inputs.map(({ name, unit }) => [name, unit])).toEqual([
      ...[['line', 'pounds'] as const, ['salesChange', 'percent'] as const, ['priceChange', 'percent'] as const],
    ]);
    const lines = sales.inputs[0]?.explanation?.inputs[0]?.explanation?.inputs[0]?.lines ?? [];
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(42_000_000);
  });

  it('agrees with a second calculation in whole numbers, and its gains add up to the change exactly', () => {
    fc.assert(
      fc.property(plannerCases, (given) => {
        const plan = planned(given.base, given.sliders);
        const again = plannedAgain(given);
        for (const column of ['lastYear', 'thisYear', 'impact'] as const)
          expect(rows(plan, column)).toEqual([
            ...again[column].shares.map((share) => number(share, 1)),
            number(again[column].profitBeforeTax, 0),
          ]);
        expect(PLAN_GAINS.map((gain) => shown(plan.gains[gain]))).toEqual(
          PLAN_GAINS.map((gain) => number(again.gains[gain], 2)),
        );
        expect([shown(plan.change), shown(plan.changePercent, 1), shown(plan.ebitda)]).toEqual([
          ...[number(again.change, 2), number(again.changePercent, 1), number(again.ebitda, 2)],
        ]);
        const sum = PLAN_GAINS.reduce((of, gain) => of.plus(plan.gains[gain].value ?? Number.NaN), new Decimal(0));
        expect(
          sum
            .minus(plan.change.value ?? Number.NaN)
            .abs()
            .lt('1e-20'),
        ).toBe(true);
      }),
      { numRuns: sizeOf('PLANNED_CASES') },
    );
  });
});

describe('the limit of a slider', () => {
  it.each([
    [0, 100, 100, 100],
    [100, 100, 100, 100],
    [101, 100, 150, 200],
    [150, 150, 150, 200],
    [151, 150, 200, 200],
    [260, 100, 300, 300],
    [-40, 200, 200, 200],
  ])('at %s, having stood at %s, is %s and is written as %s', (value, stood, limit, bound) => {
    expect([sliderLimit(value, stood), shownSliderBound(sliderLimit(value, stood))]).toEqual([limit, bound]);
  });
});

describe('the axis of the bars', () => {
  it.each([
    [[72_000, 108_000, 160_992], { from: 0, to: 500_000, grown: false }],
    [[500_000], { from: 0, to: 500_000, grown: false }],
    [[500_000.01], { from: 0, to: 600_000, grown: true }],
    [[-1, 20_000], { from: -100_000, to: 500_000, grown: true }],
    [[null, -340_000, 1_240_000], { from: -400_000, to: 1_300_000, grown: true }],
    // What dividing a year that breaks even leaves over.
    [[-1e-30, 20_000], { from: 0, to: 500_000, grown: false }],
    [[], { from: 0, to: 500_000, grown: false }],
  ])('of %j is %j (5.13)', (bars, axis) => {
    expect(plannerAxis(bars.map((bar) => (bar === null ? null : new Decimal(bar))))).toEqual(axis);
  });
});
