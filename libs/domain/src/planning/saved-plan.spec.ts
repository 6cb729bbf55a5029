import {
  changesPlan,
  type KeptPlanFigures,
  keptPlanResults,
  NO_CHANGES,
  type PlanSliders,
} from '@keelson/calculators/planning';
import { PLAN_SLIDERS } from '@keelson/vocabulary';
import fc from 'fast-check';
import cashGolden from './golden/planning.calculation-saved.v1.json';
import golden from './golden/planning.calculation-saved.v1.planner.json';
import { calculationsDecider, type CalculationsState, type SaveCalculation } from './calculations.decider';
import type { CalculationSaved, CashCalculation, PlanCalculation } from './calculations.events';
import { planAsOf } from './saved-plan';

const saved = golden as CalculationSaved & { readonly data: PlanCalculation };
const cash = cashGolden as CalculationSaved & { readonly data: CashCalculation };
const { inputs, base, importIds, months, balanceMonth, period1 } = saved.data;
const save = (over: { inputs?: PlanSliders; base?: KeptPlanFigures; at?: string } = {}): SaveCalculation => ({
  ...{ name: 'SaveCalculation', origin: { importIds, months, balanceMonth, period1 }, savedBy: 'owner' },
  calculation: { tool: 'planner', inputs: over.inputs ?? inputs, base: over.base ?? base },
  ...{ title: 'Trim overheads, grow a little', at: over.at ?? '2026-11-22T14:03:00.000Z', mostADay: 10 },
});
const decide = (command: SaveCalculation, state: CalculationsState = {}) => calculationsDecider.decide(command, state);
const codeOf = (command: SaveCalculation, state?: CalculationsState) => {
  const outcome = decide(command, state);
  return outcome.ok ? 'saved' : outcome.failure.code;
};

describe('saving a plan', () => {
  it('[BEYOND-11~] pins sliders, base, imports and formula version, and what it comes to is computed here', () => {
    expect(decide(save())).toEqual({ ok: true, value: [saved] });
    const again = planAsOf(saved.data.formulaVersion, base, inputs);
    expect(again?.kind === 'plan' && keptPlanResults(again.plan)).toEqual(saved.data.results);
    expect(planAsOf(99, base, inputs)).toBeUndefined();
  });

  it.each([
    [{ ...NO_CHANGES, price: -101 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ ...NO_CHANGES, price: 1_001 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ ...NO_CHANGES, sales: 0.5 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ ...NO_CHANGES, sales: Number.NaN }, 'INPUTS_OUT_OF_BOUNDS'],
    [NO_CHANGES, 'NOTHING_CHANGED'],
  ])('refuses %j: %s', (given, code) => expect(codeOf(save({ inputs: given }))).toBe(code));

  it.each(PLAN_SLIDERS)('[PLAN-01~] refuses %s at −100, which cannot be computed', (slider) => {
    expect(codeOf(save({ inputs: { ...inputs, [slider]: -100 } }))).toBe('INPUTS_OUT_OF_BOUNDS');
    expect(codeOf(save({ inputs: { ...inputs, [slider]: -99 } }))).toBe('saved');
    expect(codeOf(save({ inputs: { ...inputs, [slider]: 1_000 } }))).toBe('saved');
  });

  it('refuses a base that lacks a line of this year or has no month, and takes one without a last year', () => {
    const thisYear = { ...base.thisYear, payroll: null };
    expect(codeOf(save({ base: { ...base, thisYear } }))).toBe('FIGURES_UNKNOWN');
    expect(codeOf(save({ base: { ...base, thisYear: { ...base.thisYear, months: 0 } } }))).toBe('FIGURES_UNKNOWN');
    const lastYear = { months: 0, sales: null, costOfSales: null, payroll: null, overheads: null };
    expect(decide(save({ base: { ...base, lastYear } }))).toMatchObject({
      value: [{ data: { results: { lastYearProfit: null, profitBeforeTax: 16_099_200 } } }],
    });
  });

  it('takes the sliders that were saved last again, and counts the day apart from other tools', () => {
    let state: CalculationsState = {};
    for (let count = 0; count < 10; count += 1) {
      const outcome = decide(save(), state);
      if (!outcome.ok) throw new Error(outcome.failure.code);
      state = outcome.value.reduce(calculationsDecider.evolve, state);
    }
    expect(codeOf(save(), state)).toBe('LIMIT_REACHED');
    const { tool, inputs: levers, base: balances } = cash.data;
    expect(codeOf({ ...save(), calculation: { tool, inputs: levers, base: balances } }, state)).toBe('saved');
  });

  it('keeps whole pence that come out the same again, whatever the figures and the sliders', () => {
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    const year = (least: number) =>
      fc.record({
        months: fc.integer({ min: least, max: 12 }),
        ...{ sales: amount, costOfSales: amount, payroll: amount, overheads: amount },
      });
    const anyBase = fc.record({ thisYear: year(1), lastYear: year(0), addedBack: fc.option(amount) });
    const percent = fc.integer({ min: -99, max: 1_000 });
    const anySliders = fc.record({
      ...{ price: percent, sales: percent, costOfSales: percent, payroll: percent, overheads: percent },
    });
    fc.assert(
      fc.property(anyBase, anySliders, (figures, sliders) => {
        fc.pre(changesPlan(sliders));
        const outcome = decide(save({ inputs: sliders, base: figures }));
        if (!outcome.ok) throw new Error(outcome.failure.code);
        const [event] = JSON.parse(JSON.stringify(outcome.value)) as [typeof saved];
        for (const result of Object.values(event.data.results))
          expect(result === null || Number.isSafeInteger(result)).toBe(true);
        const again = planAsOf(event.data.formulaVersion, event.data.base, event.data.inputs);
        expect(again?.kind === 'plan' && keptPlanResults(again.plan)).toEqual(event.data.results);
      }),
    );
  });
});
