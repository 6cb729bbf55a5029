import * as fc from 'fast-check';
import { summaryDecider, type SummaryState } from './summary.decider';
import type { CountedExceptions } from './summary.events';

const one: CountedExceptions = { reason: 'missingHere', age: 'older', cases: 2, amountPence: 11_280 };

describe('the count of what needs a person', () => {
  it('is taken once on a day, in the order of the days, however often and whenever somebody asks', () => {
    const dates = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(dates), fc.array(fc.constant(one), { maxLength: 2 }), (asked, exceptions) => {
        let state: SummaryState = summaryDecider.initialState;
        const counted: string[] = [];
        for (const date of asked) {
          const decision = summaryDecider.decide({ name: 'CountExceptions', counted: { date, exceptions } }, state);
          for (const event of decision.ok ? decision.value : []) {
            counted.push(event.data.date);
            state = summaryDecider.evolve(state, event);
          }
        }
        expect(counted).toEqual([...new Set(counted)].sort());
        expect(counted.at(-1)).toBe([...asked].sort().at(-1));
        if (counted.length > 0) expect(state?.exceptions).toEqual(exceptions);
      }),
    );
  });
});
