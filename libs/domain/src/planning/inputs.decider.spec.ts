import { PLAN_ROWS, PLAN_YEARS } from '@keelson/vocabulary';
import fc from 'fast-check';
import { MOST_MONTHS, planningDecider, type PlanningState } from './inputs.decider';
import type { PlanInputs, YearInputs } from './inputs.events';

const year = (over: Partial<YearInputs> = {}): YearInputs => ({
  ...{ months: 7, sales: 42_000_000, costOfSales: 16_800_000, payroll: 10_500_000, overheads: 8_400_000 },
  ...over,
});
const inputs = (thisYear: Partial<YearInputs> = {}, lastYear: Partial<YearInputs> = { months: 12 }): PlanInputs => ({
  thisYear: year(thisYear),
  lastYear: year(lastYear),
});
const decide = (given: PlanInputs, state = planningDecider.initialState, fromBooks = false) =>
  planningDecider.decide({ name: 'SaveInputs', inputs: given, fromBooks }, state);
const after = (given: PlanInputs, before = planningDecider.initialState): PlanningState => {
  const outcome = decide(given, before);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value.reduce(planningDecider.evolve, before);
};

describe('saving the figures that plans start from', () => {
  it('tells all of them, and nothing when nothing changed', () => {
    const saved = decide(inputs());
    expect(saved).toEqual({ ok: true, value: [{ type: 'planning.inputs-saved.v1', data: inputs() }] });
    expect(decide(inputs(), after(inputs()))).toEqual({ ok: true, value: [] });
    expect(decide(inputs({ sales: 1 }), after(inputs()))).toMatchObject({ value: [{ data: inputs({ sales: 1 }) }] });
  });

  it('[PLAN-07~] refuses figures beside those of the books, whatever they are', () => {
    expect(decide(inputs(), planningDecider.initialState, true)).toEqual({
      ok: false,
      failure: { code: 'FIGURES_FROM_BOOKS' },
    });
  });

  it.each([
    [-1, 'MONTHS_TOO_FEW'],
    [-0.5, 'MONTHS_TOO_FEW'],
    [13, 'MONTHS_TOO_MANY'],
    [12.5, 'MONTHS_TOO_MANY'],
    [6.5, 'MONTHS_NOT_WHOLE'],
    [Number.NaN, 'MONTHS_NOT_WHOLE'],
  ])('[PLAN-07~] refuses %s months, of either year', (months, code) => {
    expect(decide(inputs({ months }))).toEqual({ ok: false, failure: { code } });
    expect(decide(inputs({}, { months }))).toEqual({ ok: false, failure: { code } });
  });

  it('takes every whole number of months from none to twelve, and no part of a penny', () => {
    for (let months = 0; months <= MOST_MONTHS; months += 1) expect(decide(inputs({ months })).ok).toBe(true);
    expect(() => decide(inputs({ payroll: 0.5 }))).toThrow(RangeError);
  });

  it('keeps every amount to the penny, through the events and back, however often it is saved', () => {
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    const anyYear = fc.record({
      months: fc.integer({ min: -3, max: 15 }),
      ...{ sales: amount, costOfSales: amount, payroll: amount, overheads: amount },
    });
    const anyInputs = fc.record({ thisYear: anyYear, lastYear: anyYear });
    fc.assert(
      fc.property(fc.array(anyInputs, { minLength: 1, maxLength: 6 }), (saves) => {
        let state = planningDecider.initialState;
        for (const given of saves) {
          const outcome = decide(given, state);
          const fits = PLAN_YEARS.every((of) => given[of].months >= 0 && given[of].months <= MOST_MONTHS);
          expect(outcome.ok).toBe(fits);
          if (!outcome.ok) continue;
          state = outcome.value.reduce(planningDecider.evolve, state);
          for (const of of PLAN_YEARS)
            for (const line of PLAN_ROWS) expect(state.inputs?.[of][line]).toBe(given[of][line]);
          expect(decide(given, state)).toEqual({ ok: true, value: [] });
        }
      }),
    );
  });
});
