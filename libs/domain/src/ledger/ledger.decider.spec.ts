import { addMonths, calendarDate, type Month, month, pence } from '@keelson/kernel';
import * as fc from 'fast-check';
import type { AccountLine, LedgerCommand } from './ledger.commands';
import { ledgerDecider } from './ledger.decider';
import type { LedgerEvent } from './ledger.events';
import type { LedgerState } from './ledger.state';

const AT = new Date('2026-11-02T09:00:00.000Z');
const OCTOBER = month('2026-10');

const company = {
  organisationId: 'org-1',
  organisationName: 'Acme Trading Ltd',
  yearEndMonth: 3,
  vatRegistered: true,
} as const;
const open = { name: 'OpenLedger', importId: 'i1', source: 'xero', ...company } as const;
const openAgain = { ...open, importId: 'i2' };
const start = (importId: string): LedgerCommand => ({
  name: 'StartImport',
  importId,
  reason: 'requested',
  from: addMonths(OCTOBER, -35),
  to: OCTOBER,
  at: AT,
});
const account = (id: string) => ({ id, code: id, name: `Account ${id}`, type: 'REVENUE', ...NONE });
const NONE = { subType: null, systemAccount: null };
const chart = (importId: string, ...ids: string[]): LedgerCommand => ({
  name: 'RecordAccounts',
  importId,
  accounts: ids.map(account),
});
const line = (accountId: string, movement: number, balance = movement): AccountLine => ({
  accountId,
  movement: pence(movement),
  balance: pence(balance),
});
const record = (importId: string, of: Month, ...lines: AccountLine[]): LedgerCommand => ({
  name: 'RecordMonth',
  importId,
  month: of,
  lines,
  at: AT,
});
const finish = (importId: string): LedgerCommand => ({ name: 'FinishImport', importId, at: AT });

interface Told {
  readonly state: LedgerState;
  readonly events: readonly LedgerEvent[];
  readonly refusals: readonly string[];
}

/** What the commands record, one after the other. */
const told = (commands: readonly LedgerCommand[], from: LedgerState = ledgerDecider.initialState): Told =>
  commands.reduce<Told>(
    ({ state, events, refusals }, command) => {
      const decision = ledgerDecider.decide(command, state);
      if (!decision.ok) return { state, events, refusals: [...refusals, decision.failure.code] };
      return {
        state: decision.value.reduce(ledgerDecider.evolve, state),
        events: [...events, ...decision.value],
        refusals,
      };
    },
    { state: from, events: [], refusals: [] },
  );

const typesOf = ({ events }: Told): string[] => events.map(({ type }) => type.replace(/^ledger\.|\.v\d+$/g, ''));

const firstImport = [start('i1'), open, chart('i1', 'a', 'b'), record('i1', OCTOBER, line('a', -600), line('b', 600))];

describe('an import of books', () => {
  it('records what it is told and ends with a report', () => {
    const { state, events } = told([...firstImport, finish('i1')]);
    expect(typesOf({ events } as Told)).toEqual([
      'import-started',
      'opened',
      'accounts-recorded',
      'month-recorded',
      'import-finished',
    ]);
    expect(state.books?.months).toMatchObject([
      {
        month: '2026-10',
        importId: 'i1',
        lines: [
          [1, -600, -600],
          [2, 600, 600],
        ],
      },
    ]);
    expect(state.imports).toMatchObject({ status: 'finished', report: { months: 1, changedMonths: 1, accounts: 2 } });
  });

  it('records nothing of what is as it was, in whatever order it comes', () => {
    const before = told([...firstImport, finish('i1')]).state;
    const again = told(
      [
        start('i2'),
        openAgain,
        chart('i2', 'b', 'a'),
        record('i2', OCTOBER, line('b', 600), line('a', -600)),
        finish('i2'),
      ],
      before,
    );
    expect(typesOf(again)).toEqual(['import-started', 'import-finished']);
    expect(again.state.imports.report).toMatchObject({ months: 1, changedMonths: 0, restated: [] });
    expect(again.state.books).toEqual(before.books);
  });

  it('[BEYOND-03~] reports the lines of a known month that came otherwise', () => {
    const before = told([...firstImport, finish('i1')]).state;
    const { state, events } = told(
      [start('i2'), record('i2', OCTOBER, line('a', -700), line('b', 600), line('c', 100)), finish('i2')],
      before,
    );
    expect(typesOf({ events } as Told)).toEqual([
      'import-started',
      'accounts-recorded',
      'month-recorded',
      'import-finished',
    ]);
    expect(state.imports.report?.restated).toEqual([
      { month: OCTOBER, ref: 1, before: -600, now: -700 },
      { month: OCTOBER, ref: 3, before: 0, now: 100 },
    ]);
    expect(state.books?.accounts.at(-1)).toMatchObject({ ref: 3, id: 'c', name: 'Unknown account' });
  });

  it('runs alone, goes on under its own id, and is over once it ended', () => {
    const running = told([start('i1'), open]).state;
    expect(told([start('i1')], running)).toMatchObject({ events: [], refusals: [] });
    expect(told([start('i2'), record('i2', OCTOBER, line('a', 1))], running).refusals).toEqual([
      'IMPORT_RUNNING',
      'IMPORT_OVER',
    ]);
    const failed = told(
      [{ name: 'FailImport', importId: 'i1', failure: { code: 'interrupted' }, at: AT }],
      running,
    ).state;
    expect(failed.imports).toMatchObject({ status: 'failed', message: 'It was interrupted and did not go on.' });
    expect(told([start('i1'), finish('i1')], failed).refusals).toEqual(['IMPORT_OVER', 'IMPORT_OVER']);
    expect(typesOf(told([start('i2')], failed))).toEqual(['import-started']);
  });

  it('begins new books for another company, and keeps who was employed', () => {
    const before = told([
      ...firstImport,
      finish('i1'),
      { name: 'EnterHeadcounts', counts: [{ month: OCTOBER, count: '7.5' }] },
    ]).state;
    const { state } = told([start('i2'), { ...openAgain, organisationId: 'org-2', vatRegistered: false }], before);
    expect(state.books).toMatchObject({
      accounts: [],
      months: [],
      headcounts: { '2026-10': '7.5' },
      vatMultiplier: '1.00',
    });
    expect(state.imports).toMatchObject({ status: 'started', importId: 'i2', lastImportedAt: null });
  });
});

describe('figures that are typed in', () => {
  const typed = (disconnected: boolean, file?: { contentHash: string; figures: number }): LedgerCommand => ({
    name: 'EnterFigures',
    ...{ entryId: 'e1', organisationName: 'Acme', yearEndMonth: 3, months: [], days: [], disconnected, at: AT },
    counts: [{ month: OCTOBER, count: '4' }],
    ...(file && { file }),
  });

  it('are decided with the numbers of people beside them', () => {
    const entered = told([typed(true), typed(true)]);
    expect(typesOf(entered)).toEqual(['opened', 'accounts-recorded', 'headcounts-entered']);
    expect(entered.state.books?.headcounts).toEqual({ [OCTOBER]: '4' });
  });

  it('say which file they were read from, where something of them is new', () => {
    const file = { contentHash: 'a'.repeat(64), figures: 1 };
    const entered = told([typed(true, file), typed(true, file)]);
    expect(typesOf(entered)).toEqual(['opened', 'accounts-recorded', 'headcounts-entered', 'figures-file-accepted']);
    expect(entered.events.at(-1)?.data).toEqual({ entryId: 'e1', ...file });
  });

  it('wait for the disconnection, and end an import that is still running', () => {
    const running = told(firstImport).state;
    expect(told([typed(false)], running).refusals).toEqual(['SYSTEM_CONNECTED']);
    const entered = told([typed(true)], running);
    expect(typesOf(entered)).toEqual(['import-failed', 'opened', 'accounts-recorded', 'headcounts-entered']);
    expect(entered.state.imports).toMatchObject({ status: 'none', importId: null });
    const late = told([open, record('i1', OCTOBER, line('a', 1)), finish('i1')], entered.state);
    expect(late.state.books).toMatchObject({ source: 'manual', months: [] });
  });
});

describe('the facts of a company', () => {
  it('change its books, and its VAT unless somebody set that', () => {
    const before = told([start('i1'), open]).state;
    const other = { ...open, organisationName: 'Acme Ltd', vatRegistered: false };
    expect(told([other], before).state.books).toMatchObject({ organisationName: 'Acme Ltd', vatMultiplier: '1.00' });
    const set = told([{ name: 'SetVatMultiplier', multiplier: '1.1' }], before).state;
    expect(told([other], set).state.books?.vatMultiplier).toBe('1.1');
    expect(told([{ name: 'SetVatMultiplier', multiplier: '1.10' }, open], set).events).toEqual([]);
  });
});

describe('what the source does not tell', () => {
  const unsaid = told([start('i1'), { ...open, vatRegistered: null }]).state;
  const multiplier = (state: LedgerState) => state.books?.vatMultiplier;

  it('of VAT is asked, not assumed, and holds once it is said', () => {
    expect(multiplier(unsaid)).toBeNull();
    const renamed = told([{ ...open, organisationName: 'Acme Ltd', vatRegistered: null }], unsaid).state;
    expect([renamed.books?.organisationName, multiplier(renamed)]).toEqual(['Acme Ltd', null]);
    expect(multiplier(told([open], renamed).state)).toBe('1.20');
    const said = told([{ name: 'SetVatMultiplier', multiplier: '1.00' }], unsaid).state;
    expect(multiplier(told([{ ...open, organisationName: 'Acme Ltd', vatRegistered: null }], said).state)).toBe('1.00');
  });

  it('of transfers is recorded when it changes', () => {
    const reading = (of: boolean): LedgerCommand => ({ name: 'RecordTransferReading', importId: 'i1', told: of });
    const first = told([reading(false)], unsaid);
    expect(first.events).toEqual([]);
    const asked = told([reading(true), reading(true)], unsaid);
    expect(typesOf(asked)).toEqual(['transfer-reading-changed']);
    expect(asked.state.books?.transfersTold).toBe(true);
  });

  it('of loans is stated, corrected and taken back', () => {
    const loan = { id: 'loan', code: '900', name: 'Van on hire purchase', type: 'LIABILITY', ...NONE };
    const accounts = [account('sales'), loan];
    const before = told([start('i1'), open, { name: 'RecordAccounts', importId: 'i1', accounts }]).state;
    const state = (ref: number, amount: number | null): LedgerCommand => ({
      name: 'StateDueWithinYear',
      ref,
      amount: amount === null ? null : pence(amount),
    });
    const stated = told([state(2, 100), state(2, 100), state(2, 250)], before);
    expect(stated.events.map(({ data }) => data)).toEqual([
      { ref: 2, amount: 100, before: null },
      { ref: 2, amount: 250, before: 100 },
    ]);
    expect(stated.state.books?.dueWithinYear).toEqual({ 2: 250 });
    const back = told([state(2, null), state(2, null)], stated.state);
    expect([back.events.length, back.state.books?.dueWithinYear]).toEqual([1, {}]);
    expect(told([state(1, 100), state(9, 100)], before).refusals).toEqual(['NOT_LONG_TERM', 'UNKNOWN_ACCOUNT']);
    // Never more than is owed, nor anything of what is in credit.
    const owing = (balance: number) => told([record('i1', OCTOBER, line('loan', 0, balance))], before).state;
    expect(told([state(2, 300), state(2, 301)], owing(-300))).toMatchObject({
      events: [{ data: { amount: 300 } }],
      refusals: ['MORE_THAN_OWED'],
    });
    expect(told([state(2, 1), state(2, 0)], owing(300))).toMatchObject({
      events: [{ data: { amount: 0 } }],
      refusals: ['MORE_THAN_OWED'],
    });
  });
});

describe('what a customer decides', () => {
  const before = told([...firstImport, finish('i1')]).state;
  const place = (category: 'payroll' | 'overheads'): LedgerCommand => ({
    name: 'PlaceAccount',
    ref: 1,
    placement: { category, tag: null },
  });
  const undo = { name: 'UndoPlacement', ref: 1 } as const;

  it('[BEYOND-09~] places an account elsewhere, and is undone by another event, one decision after the other', () => {
    const placed = told([place('payroll'), place('overheads'), place('overheads')], before);
    expect(typesOf(placed)).toEqual(['account-placed', 'account-placed']);
    expect(placed.state.books?.overrides).toEqual({ 1: { category: 'overheads', tag: null } });
    const once = told([undo], placed.state);
    expect(once.state.books?.overrides).toEqual({ 1: { category: 'payroll', tag: null } });
    const twice = told([undo, undo], once.state);
    expect(twice.state.books).toEqual(before.books);
    expect(twice.refusals).toEqual(['NOTHING_TO_UNDO']);
    expect(told([{ ...undo, ref: 9 }, { ...place('payroll'), ref: 9 } as LedgerCommand], before).refusals).toEqual([
      'NOTHING_TO_UNDO',
      'UNKNOWN_ACCOUNT',
    ]);
  });

  it('enters people by month, of which only the changed ones are told, and takes them back', () => {
    const counts = (...of: [Month, string | null][]): LedgerCommand => ({
      name: 'EnterHeadcounts',
      counts: of.map(([at, count]) => ({ month: at, count })),
    });
    const entered = told([counts([OCTOBER, '7'], [month('2026-09'), '6']), counts([OCTOBER, '7.5'])], before);
    expect(entered.state.books?.headcounts).toEqual({ '2026-09': '6', '2026-10': '7.5' });
    expect(told([counts([OCTOBER, '7.5'])], entered.state).events).toEqual([]);
    expect(told([counts([OCTOBER, null])], entered.state).state.books?.headcounts).toEqual({ '2026-09': '6' });
  });
});

const DAY = calendarDate('2026-11-01');
const days = fc.integer({ min: 0, max: 200 }).map((count) => new Date(Date.parse(DAY) + count * 86_400_000));

describe('books', () => {
  it('are the same however often an import is interrupted and whatever is told twice', () => {
    const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const lines = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), amounts), {
      selector: ([id]) => id,
    });
    const months = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5 }), lines), { selector: ([back]) => back });
    fc.assert(
      fc.property(months, fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }), (all, interruptions) => {
        const commands = [
          start('i1'),
          open,
          chart('i1', 'a', 'b', 'c'),
          ...all.map(([back, of]) =>
            record('i1', addMonths(OCTOBER, -back), ...of.map(([id, amount]) => line(id, amount))),
          ),
        ];
        const straight = told([...commands, finish('i1')]);
        const interrupted = told([...interruptions.flatMap((at) => commands.slice(0, at)), ...commands, finish('i1')]);
        expect(interrupted.events).toEqual(straight.events);
      }),
      { numRuns: 60 },
    );
  });

  it('keep the last two months of days, oldest first, each once', () => {
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 30 }), (dates) => {
        const commands = dates.map((date): LedgerCommand => {
          const day = calendarDate(date.toISOString().slice(0, 10));
          const moved = { date: day, received: pence(100), spent: pence(0), transferAssumed: false };
          return { name: 'RecordBankDays', importId: 'i1', days: [moved] };
        });
        const kept = told([start('i1'), open, ...commands]).state.books?.bankDays.map(({ date }) => date) ?? [];
        expect(kept).toEqual([...new Set(kept)].sort());
        expect(Date.parse(kept.at(-1) ?? '') - Date.parse(kept[0] ?? '')).toBeLessThan(62 * 86_400_000);
        expect(kept.at(-1)).toBe(
          [...dates]
            .sort((one, other) => +one - +other)
            .at(-1)
            ?.toISOString()
            .slice(0, 10),
        );
      }),
      { numRuns: 60 },
    );
  });
});
