import { type EnterFigures, ledgerDecider, type LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { addMonths, type Month, pence } from '@keelson/kernel';
import { restatements } from './restatements';

const OCTOBER = '2026-10' as Month;
const SALES = 1;

const profit = (sales: number | null) => ({
  ...{ sales: sales === null ? null : pence(sales), costOfSales: pence(40) },
  ...{ payroll: pence(20), overheads: pence(10) },
});
const NOTHING = { sales: null, costOfSales: null, payroll: null, overheads: null };

type Months = EnterFigures['months'];

/** Saves of typed figures, one after the other, as they are recorded. */
function saved(...saves: readonly Months[]): readonly Recorded<LedgerEvent>[] {
  let state = ledgerDecider.initialState;
  return saves.flatMap((months, index) => {
    const decided = ledgerDecider.decide(
      {
        ...{ name: 'EnterFigures', entryId: `entry-${index}`, organisationName: 'Acme', yearEndMonth: 3, months },
        ...{ days: [], counts: [], disconnected: true, at: new Date(`2026-11-0${index + 1}T09:00:00.000Z`) },
      },
      state,
    );
    if (!decided.ok) throw new Error(decided.failure.code);
    state = decided.value.reduce(ledgerDecider.evolve, state);
    return decided.value as readonly Recorded<LedgerEvent>[];
  });
}

const months = (count: number, sales: number | null): Months =>
  Array.from({ length: count }, (_, back) => ({ month: addMonths(OCTOBER, -back), profit: profit(sales) }));

describe('changed typed months are restatements (5.26)', () => {
  it('tells a changed month once, by its save, with what it did to the figures, newest first', () => {
    const first = months(12, 100);
    const second = [{ month: OCTOBER, profit: profit(160) }];
    const third = [{ month: addMonths(OCTOBER, -1), profit: profit(null) }];
    const [latest, earlier, ...others] = restatements(saved(first, second, third));
    expect(others).toEqual([]);
    expect([earlier?.importId, earlier?.at]).toEqual(['entry-1', '2026-11-02T09:00:00.000Z']);
    expect(earlier?.lines).toEqual([{ month: OCTOBER, ref: SALES, before: -100, now: -160 }]);
    expect(earlier?.figures.find(({ figure }) => figure === 'turnover')).toMatchObject({ before: 12, after: 12.6 });
    expect(latest?.lines).toEqual([{ month: '2026-09', ref: SALES, before: -100, now: 0 }]);
    // Sales that are not typed any more are unknown, and so is their sum.
    expect(latest?.figures.find(({ figure }) => figure === 'turnover')).toMatchObject({ before: 12.6, after: null });
  });

  it('tells a month that was taken away, and none that is new or as before', () => {
    const first = months(4, 100);
    expect(restatements(saved(first))).toEqual([]);
    expect(restatements(saved(first, [{ month: addMonths(OCTOBER, -5), profit: profit(1) }]))).toEqual([]);
    expect(restatements(saved(first, first))).toEqual([]);
    const [gone, ...others] = restatements(saved(first, [{ month: OCTOBER, profit: NOTHING }]));
    expect(others).toEqual([]);
    expect(gone?.lines.map(({ month, ref, now }) => [month, ref, now])).toEqual(
      [1, 2, 3, 4].map((ref) => [OCTOBER, ref, 0]),
    );
  });
});
