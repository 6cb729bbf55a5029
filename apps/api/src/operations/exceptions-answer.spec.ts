import type { ExceptionGroup } from '@keelson/read-models/reconciliation';
import * as fc from 'fast-check';
import { exceptionsAnswer } from './exceptions-answer';

const now = new Date('2026-11-27T09:00:00.000Z');
const alarm = { afterDays: 3, from: 5 };
const DAY_MS = 86_400_000;

const group = (changes: Partial<ExceptionGroup>): ExceptionGroup => ({
  ...{ reason: 'missingHere', age: 'upToOneDay', cases: 1, amount_pence: 5_640, oldest: now.toISOString() },
  ...changes,
});
const daysOld = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS - ms).toISOString();
const alarming = (...groups: readonly ExceptionGroup[]) =>
  exceptionsAnswer(groups, { now, alarm, seesAmounts: true }).alarming;

describe('payments that need a person', () => {
  it('are an alarm once one is older than the days that were set, or when there are so many', () => {
    expect(alarming()).toBe(false);
    expect(alarming(group({ age: 'upToThreeDays', oldest: daysOld(3) }))).toBe(false);
    expect(alarming(group({ age: 'upToSevenDays', oldest: daysOld(3, 1) }))).toBe(true);
    expect(alarming(group({ cases: 4 }))).toBe(false);
    expect(alarming(group({ cases: 4 }), group({ reason: 'amountDiffers' }))).toBe(true);
  });

  it('are none too many and none too few, whatever they are, and cost nothing to those who may not see it', () => {
    const groups = fc.array(
      fc.record({
        age: fc.constantFrom('upToOneDay', 'upToThreeDays', 'upToSevenDays', 'older' as const),
        cases: fc.nat({ max: 1_000 }),
        amount_pence: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(groups, fc.boolean(), (some, seesAmounts) => {
        const { ages } = exceptionsAnswer(some.map(group), { now, alarm, seesAmounts });
        const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
        expect(sum(ages.map(({ cases }) => cases))).toBe(sum(some.map(({ cases }) => cases)));
        expect(sum(ages.map(({ amountPence }) => amountPence ?? 0))).toBe(
          seesAmounts ? sum(some.map(({ amount_pence: pence }) => pence)) : 0,
        );
        expect(ages.every(({ amountPence }) => (amountPence === null) !== seesAmounts)).toBe(true);
      }),
    );
  });
});
