import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@keelson/kernel';
import { NEVER_IMPORTED, evolveImports } from './import-standing';
import { type LedgerEvent, ledgerEventDefinitions } from './ledger.events';
import { evolveLedger, initialLedgerState } from './ledger.state';
import { ledgerRetiredEvents } from './ledger.upcasters';

const folder = join(__dirname, 'golden');
const types = Object.keys(ledgerEventDefinitions) as LedgerEvent['type'][];
const stored = (type: string) =>
  JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as { type: string; data: JsonObject };
const golden = (type: LedgerEvent['type']): LedgerEvent => stored(type) as never;

const erased = (event: LedgerEvent): LedgerEvent =>
  ({ ...event, data: { ...event.data, ...ledgerEventDefinitions[event.type].personal } }) as LedgerEvent;

describe('stored ledger events', () => {
  it('[ES-07~] have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(
      [...types, ...Object.keys(ledgerRetiredEvents)].map((type) => `${type}.json`).sort(),
    );
  });

  it('[ES-07~] read back, one after the other, as the books that they made when they were written', () => {
    const state = types.map(golden).reduce(evolveLedger, initialLedgerState);
    expect(state).toMatchObject({
      company: { source: 'xero', vatRegistered: false },
      books: {
        organisationName: 'Acme Trading Group Ltd',
        yearEndMonth: 6,
        vatMultiplier: '1.10',
        accounts: [
          { ref: 1, code: '200' },
          { ref: 2, type: 'BANK' },
        ],
        overrides: {},
        months: [
          {
            month: '2026-10',
            lines: [
              [1, -6_000_000, -42_000_000],
              [2, 6_000_000, 5_200_000],
            ],
          },
        ],
        headcounts: { '2026-10': '7.5' },
        days: [{ date: '2026-11-01', lines: [[2, 5_250_000]] }],
        bankDays: [{ date: '2026-11-01', received: 420_000, spent: 315_000 }],
      },
      imports: { status: 'failed', lastImportedAt: '2026-11-02T09:01:00.000Z', report: { months: 1 } },
      placements: [],
      vatSetByHand: true,
    });
  });

  it('[ES-08~] tell of an import that failed in the words of the day when it was stored as a sentence', () => {
    const { to, upcast } = ledgerRetiredEvents['ledger.import-failed.v1']!;
    const { data } = stored('ledger.import-failed.v1');
    const read = { type: to, data: upcast(data) } as unknown as LedgerEvent;
    expect(evolveImports(NEVER_IMPORTED, read)).toMatchObject({ status: 'failed', message: data['message'] });
  });

  it('[ES-08~] take back a typed day by two amounts of nothing, and know an imported one on which nothing moved', () => {
    const { to, upcast } = ledgerRetiredEvents['ledger.bank-day-recorded.v1']!;
    const { data } = stored('ledger.bank-day-recorded.v1');
    const read = (amounts: object) => ({ type: to, data: upcast({ ...data, ...amounts }) }) as unknown as LedgerEvent;
    const opened = golden('ledger.opened.v1');
    const typed = { ...opened, data: { ...opened.data, source: 'manual' } } as LedgerEvent;
    const bankDays = (first: LedgerEvent) =>
      [first, read({}), read({ received: 0, spent: 0 })].reduce(evolveLedger, initialLedgerState).books?.bankDays;
    expect(bankDays(typed)).toEqual([]);
    expect(bankDays(opened)).toEqual([{ ...data, received: 0, spent: 0 }]);
    expect([opened, read({})].reduce(evolveLedger, initialLedgerState).books?.bankDays).toEqual([data]);
  });

  it('fold once their personal part is erased, into books without a figure', () => {
    const state = types.map(golden).map(erased).reduce(evolveLedger, initialLedgerState);
    expect(state.books).toMatchObject({ organisationName: 'erased', accounts: [], headcounts: {} });
    expect(JSON.stringify(state.books)).not.toMatch(/420000|5200000|7\.5/);
    expect(state.imports.report).toMatchObject({ accounts: 0, restated: [] });
  });
});
