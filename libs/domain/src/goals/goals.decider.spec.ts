import { calendarDate } from '@keelson/kernel';
import { GOAL_KINDS, hasOverallCost } from '@keelson/vocabulary';
import fc from 'fast-check';
import { amountOf, type GoalWish, goalsDecider } from './goals.decider';

const today = calendarDate('2026-11-22');
const wish = (over: Partial<GoalWish> = {}): GoalWish => ({
  goalId: 'one',
  kind: 'New Car',
  by: calendarDate('2027-04-30'),
  cost: 5_500_000,
  overallCost: 0,
  ...over,
});
const three = (...over: Partial<GoalWish>[]): GoalWish[] =>
  ['one', 'two', 'three'].map((goalId, index) => wish({ goalId, ...over[index] }));
const decide = (goals: readonly GoalWish[], state = goalsDecider.initialState) =>
  goalsDecider.decide({ name: 'SetGoals', goals, today }, state);

describe('setting goals', () => {
  it.each([0, 1, 2, 4])('refuses %s goals', (count) => {
    const goals = Array.from({ length: count }, (_, index) => wish({ goalId: String(index) }));
    expect(decide(goals)).toEqual({ ok: false, failure: { code: 'NOT_THREE_GOALS' } });
  });

  it('[GOAL-03~] refuses all when one date is missing or over, and takes today', () => {
    expect(decide(three({}, { by: null }))).toEqual({ ok: false, failure: { code: 'DATE_MISSING' } });
    expect(decide(three({}, { by: calendarDate('2026-11-21') }))).toMatchObject({ failure: { code: 'DATE_PAST' } });
    expect(decide(three({}, { by: today })).ok).toBe(true);
  });

  it('[GOAL-02~] needs the amount that the kind asks for and keeps the other as 0', () => {
    expect(decide(three({ kind: 'New House' }))).toMatchObject({ failure: { code: 'AMOUNT_MISSING' } });
    const outcome = decide(three({ kind: 'New House', overallCost: 900 }, { overallCost: 7 }));
    expect(outcome).toMatchObject({
      value: [{ data: { goals: [{ cost: 0, overallCost: 900 }, { cost: 5_500_000, overallCost: 0 }, {}] } }],
    });
  });

  it('tells nothing when nothing changed', () => {
    const first = decide(three());
    const state = first.ok
      ? first.value.reduce(goalsDecider.evolve, goalsDecider.initialState)
      : goalsDecider.initialState;
    expect(decide(three(), state)).toEqual({ ok: true, value: [] });
  });

  it('keeps the tax on taking money out as an assumption of its own, and tells a change of it alone', () => {
    const saving = (withdrawalTaxPercent: string | undefined, state = goalsDecider.initialState) =>
      goalsDecider.decide({ name: 'SetGoals', goals: three(), today, withdrawalTaxPercent }, state);
    const first = saving('32.5');
    if (!first.ok) throw new Error(first.failure.code);
    expect(first.value.map(({ type }) => type)).toEqual(['goals.set.v1', 'goals.withdrawal-tax-assumed.v1']);
    const state = first.value.reduce(goalsDecider.evolve, goalsDecider.initialState);
    expect(state).toMatchObject({ goals: [{ goalId: 'one' }, {}, {}], withdrawalTaxPercent: '32.5' });
    for (const same of ['32.5', '32.50', undefined]) expect(saving(same, state)).toEqual({ ok: true, value: [] });
    expect(saving('0', state)).toEqual({
      ok: true,
      value: [{ type: 'goals.withdrawal-tax-assumed.v1', data: { percent: '0' } }],
    });
    for (const refusedPercent of ['-0.1', '90.1', '100'])
      expect(saving(refusedPercent)).toEqual({ ok: false, failure: { code: 'TAX_OUT_OF_RANGE' } });
  });

  it('splits 14 kinds into nine of a cost and five of an overall cost', () => {
    expect(GOAL_KINDS).toHaveLength(14);
    expect(GOAL_KINDS.filter(hasOverallCost)).toHaveLength(5);
  });

  it('keeps three goals with one amount each, whatever was sent', () => {
    const any = fc.record({
      kind: fc.constantFrom(...GOAL_KINDS),
      by: fc.constantFrom(null, today, calendarDate('2026-11-21'), calendarDate('2030-01-01')),
      cost: fc.integer({ min: 0, max: 10_000 }),
      overallCost: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 2, maxLength: 4 }), (sent) => {
        const outcome = decide(sent.map((each, index) => ({ goalId: String(index), ...each })));
        const goals = outcome.ok ? outcome.value.flatMap(({ data }) => ('goals' in data ? data.goals : [])) : [];
        expect([0, 3]).toContain(goals.length);
        for (const goal of goals) {
          expect(goal.by >= today && amountOf(goal) > 0).toBe(true);
          expect(hasOverallCost(goal.kind) ? goal.cost : goal.overallCost).toBe(0);
        }
      }),
    );
  });
});
