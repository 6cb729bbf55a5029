import { canonicalJson } from '@keelson/kernel';
import { sizeOf } from '@keelson/test-database/run';
import fc from 'fast-check';
import { all, type Arrival, PROJECTIONS, rowsOf, shuffled } from './testing/shuffled-month';

/** When a row became what it is: the order of arrival is in it, and in nothing else. */
const ARRIVAL = new Set(['changed_position', 'changed_at', 'settled_at']);

/** Those whose rows say when they changed. */
const CASES = ['reconciliation-cases', 'reconciliation-payouts'];

const withoutArrival = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ARRIVAL.has(name)));

const rowsAfter = (arrivals: readonly Arrival[]): string =>
  canonicalJson(
    PROJECTIONS.map((projection) => {
      const rows = [...rowsOf(projection, arrivals)].map(([key, row]) => [key, withoutArrival(row)] as const);
      return [projection.name, rows.sort(([one], [other]) => (one < other ? -1 : 1))];
    }),
  );

describe('the rows of the reconciliation', () => {
  it('[EVENT-09~] are the same byte for byte in whichever order the facts arrive, doubled and delayed', () => {
    const inOrder = rowsAfter(all.flatMap((stream) => stream.events.map((event) => ({ stream, event }))));
    expect(inOrder).toContain('changedSinceDecision');
    expect(inOrder).toContain('"settled":true');
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(rowsAfter(shuffled(seed)) === inOrder).toBe(true);
      }),
      { numRuns: sizeOf('RECONCILED_ORDERS') },
    );
  });

  it('[EVENT-09~] tell of each whether it changed since a month was closed, by nothing but what came before and after', () => {
    const told = (row: object | undefined): string => canonicalJson(withoutArrival(row ?? {}));
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, part) => {
        const arrivals = shuffled(seed);
        const cut = Math.floor(arrivals.length * part);
        for (const projection of PROJECTIONS.filter(({ name }) => CASES.includes(name))) {
          const closed = rowsOf(projection, arrivals.slice(0, cut));
          for (const [key, row] of rowsOf(projection, arrivals)) {
            expect([key, Number(row['changed_position']) >= cut]).toEqual([key, told(closed.get(key)) !== told(row)]);
          }
        }
      }),
      { numRuns: sizeOf('RECONCILED_ORDERS') },
    );
  });
});
