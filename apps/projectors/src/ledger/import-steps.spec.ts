import { eventCatalogue } from '@keelson/domain/catalogue';
import type { LedgerEvent } from '@keelson/domain/ledger';
import { ledgerStream } from '@keelson/domain/ledger';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import { ProviderBusy } from '@keelson/integrations/accounting';
import { calendarDate, month } from '@keelson/kernel';
import type { ImportProgress } from '@keelson/vault';
import { importBooks, type ImportParts } from './import-steps';
import { LedgerLog } from './ledger-log';
import { workerRunner } from '../runtime/worker-runner';
import { patiently } from './patience';
import { monthsBack, ToldCompany } from './testing/told-company';

const ACCOUNT = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const CAUSE = '6f9a1c52-58a0-4f0e-9f43-0a6f1f3c7d21';
const NOW = new Date('2026-11-20T02:00:00.000Z');
const OCTOBER = month('2026-10');
const KNOWN = 17;

/** Workers that share a log and what the vault notes; a worker that dies leaves both as they were. */
class Workers {
  readonly store = new InMemoryEventStore(() => NOW);
  readonly codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
  readonly notes = new Notes();
  now = NOW;

  constructor(readonly company: ToldCompany) {}

  async run(importId: string, reason: ImportParts['reason'] = 'requested'): Promise<void> {
    const cause = { accountId: ACCOUNT, importId, causationId: CAUSE, correlationId: CAUSE };
    const parts: ImportParts = {
      ...{ provider: 'xero', reader: this.company.reader, accountId: ACCOUNT, importId, reason },
      ledger: await LedgerLog.open({ runner: workerRunner(this) }, cause),
      underWay: this.notes,
      clock: () => this.now,
      signal: new AbortController().signal,
    };
    await importBooks(parts);
  }

  async events(): Promise<readonly LedgerEvent[]> {
    return this.codec.decode<LedgerEvent>(await this.store.readStream(ledgerStream(ACCOUNT)));
  }

  async counts(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { type } of await this.events()) counts[type] = (counts[type] ?? 0) + 1;
    return counts;
  }
}

class Notes {
  #at: { importId: string; months: number; monthsDone: number; steps: string[] } | undefined;
  readonly told: number[] = [];
  beforeNote: () => void = () => undefined;

  begin(_accountId: string, importId: string, months: number): Promise<ImportProgress> {
    if (this.#at?.importId !== importId) this.#at = { importId, months, monthsDone: 0, steps: [] };
    return Promise.resolve({ ...this.#at, steps: [...this.#at.steps] });
  }

  async note(_accountId: string, _importId: string, step: string, monthsDone: number): Promise<void> {
    await Promise.resolve();
    this.beforeNote();
    this.#at?.steps.push(step);
    if (this.#at) this.#at.monthsDone = monthsDone;
    this.told.push(monthsDone);
  }

  forget(): Promise<void> {
    this.#at = undefined;
    return Promise.resolve();
  }
}

const monthsAsked = ({ asked }: ToldCompany): string[] =>
  asked.filter((question) => question.startsWith('month ')).map((question) => question.slice(6));

describe('an import of a connected company', () => {
  it('asks for the newest month first, back to the month before the company kept its accounts there', async () => {
    const workers = new Workers(new ToldCompany());
    await workers.run('i1');
    expect(monthsAsked(workers.company)).toEqual(monthsBack(OCTOBER, KNOWN + 1));
    expect(await workers.counts()).toMatchObject({
      'ledger.opened.v1': 1,
      'ledger.month-recorded.v1': KNOWN,
      'ledger.day-balances-recorded.v1': 8,
      'ledger.bank-day-recorded.v2': 31,
      'ledger.import-finished.v1': 1,
    });
    const finished = (await workers.events()).at(-1);
    expect(finished).toMatchObject({
      data: { report: { months: KNOWN, changedMonths: KNOWN, accounts: 4, unmapped: [], restated: [] } },
    });
  });

  it('asks for 36 months of an older company, and says how many it has', async () => {
    const workers = new Workers(new ToldCompany(month('2019-01')));
    await workers.run('i1');
    expect(monthsAsked(workers.company)).toEqual(monthsBack(OCTOBER, 36));
    expect(workers.notes.told.at(-1)).toBe(36);
  });

  it('records nothing of what it brought before, and one event for each month that changed', async () => {
    const workers = new Workers(new ToldCompany());
    await workers.run('i1');
    const before = await workers.counts();
    await workers.run('i2');
    const imports = { 'ledger.import-started.v1': 2, 'ledger.import-finished.v1': 2 };
    expect(await workers.counts()).toEqual({ ...before, ...imports });
    workers.company.rents.set(month('2026-03'), 210_00);
    workers.company.rents.set(month('2026-08'), 190_00);
    await workers.run('i3');
    const events = await workers.events();
    expect(events.filter(({ type }) => type === 'ledger.month-recorded.v1')).toHaveLength(KNOWN + 2);
    expect(events.at(-1)).toMatchObject({
      data: {
        report: {
          changedMonths: 2,
          outOfBalance: [],
          restated: [
            { month: '2026-03', ref: 2, before: 200_00, now: 210_00 },
            { month: '2026-03', ref: 3, before: 300_00, now: 290_00 },
            { month: '2026-08', ref: 2, before: 200_00, now: 190_00 },
            { month: '2026-08', ref: 3, before: 300_00, now: 310_00 },
          ],
        },
      },
    });
  });

  describe('reads days again, since bank lines arrive late (5.26)', () => {
    const HOURS = 3_600_000;
    const days = ({ asked }: ToldCompany) => asked.filter((question) => question.startsWith('day ')).length;
    const banks = ({ asked }: ToldCompany) => asked.filter((question) => question.startsWith('bank '));
    const FRIDAY_TO_MONDAY = 3 * 24;

    async function after(hours: number, reason: ImportParts['reason']): Promise<Workers> {
      const workers = new Workers(new ToldCompany());
      await workers.run('i1');
      workers.company.asked.length = 0;
      workers.now = new Date(NOW.getTime() + hours * HOURS);
      await workers.run('i2', reason);
      return workers;
    }

    it('the last ten each night', async () => {
      const { company } = await after(24, 'scheduled');
      expect(banks(company)).toEqual(['bank 2026-11-14 2026-11-21', 'bank 2026-11-12 2026-11-13']);
      expect(days(company)).toBe(9);
    });

    it.each([
      ['in the first import of a week', FRIDAY_TO_MONDAY, 'scheduled', '2026-10-24'],
      ['where somebody asks for the import', 24, 'requested', '2026-10-22'],
    ] as const)('all 31 %s', async (_, hours, reason, oldest) => {
      const { company } = await after(hours, reason);
      expect(banks(company).at(-1)).toMatch(`bank ${oldest} `);
    });

    it('and those that a longer rest left out', async () => {
      const { company } = await after(20 * 24, 'scheduled');
      expect(banks(company).at(-1)).toMatch('bank 2026-11-10 ');
    });

    it('with an event for each that changed, and none for the others', async () => {
      const workers = new Workers(new ToldCompany());
      await workers.run('i1');
      const before = await workers.events();
      workers.company.late.set(calendarDate('2026-11-12'), 77_00);
      workers.now = new Date(NOW.getTime() + 24 * HOURS);
      await workers.run('i2', 'scheduled');
      const news = (await workers.events()).slice(before.length);
      const changed = news.flatMap((event) => (event.type.startsWith('ledger.bank-day-recorded') ? [event.data] : []));
      expect(changed).toEqual([
        expect.objectContaining({ date: '2026-11-21' }),
        expect.objectContaining({ date: '2026-11-12', importId: 'i2', received: 12_00 + 77_00 }),
      ]);
      const balances = news.filter(({ type }) => type.startsWith('ledger.day-balances-recorded'));
      expect(balances.map(({ data }) => data)).toMatchObject([{ date: '2026-11-21' }]);
    });
  });

  it('waits as long as the provider asks it to', async () => {
    const workers = new Workers(new ToldCompany(month('2026-09')));
    let refusals = 0;
    workers.company.before = (question) => {
      if (question === 'month 2026-10' && refusals < 3) {
        refusals += 1;
        throw new ProviderBusy(1);
      }
    };
    await workers.run('i1');
    expect(await workers.counts()).toMatchObject({ 'ledger.month-recorded.v1': 2, 'ledger.import-finished.v1': 1 });
  });
});

describe('patience with a provider', () => {
  it('ends with what is worth a worker, however little is asked for at a time', async () => {
    const waited: number[] = [];
    const busy = () => Promise.reject(new ProviderBusy(50_000));
    const wait = async (ms: number): Promise<void> => void waited.push(ms);
    await expect(patiently(busy, new AbortController().signal, wait)).rejects.toBeInstanceOf(ProviderBusy);
    expect(waited).toEqual([50_000, 50_000]);
  });
});

describe('an import whose workers die', () => {
  const company = (): ToldCompany => new ToldCompany(month('2026-06'));

  /** Runs until it ends, dying each time when this many things were done outside. */
  async function dying(workers: Workers, from: number): Promise<number> {
    let left = 0;
    let deaths = 0;
    const step = () => {
      left -= 1;
      if (left === 0) throw new Error('died');
    };
    workers.company.before = step;
    workers.notes.beforeNote = step;
    for (;;) {
      left = from;
      try {
        await workers.run('i1');
        return deaths;
      } catch {
        deaths += 1;
        if (deaths > 500) throw new Error('it never ends');
      }
    }
  }

  it('goes on with what is left, anywhere it was interrupted, and ends with the same events', async () => {
    const straight = new Workers(company());
    await straight.run('i1');
    const expected = (await straight.events()).map(({ type, data }) => ({ type, data }));
    for (const point of [3, 4, 5, 7, 11, 19, 29]) {
      const workers = new Workers(company());
      expect(await dying(workers, point)).toBeGreaterThan(0);
      expect((await workers.events()).map(({ type, data }) => ({ type, data }))).toEqual(expected);
      const months = monthsAsked(workers.company).filter((asked) => asked >= '2026-06');
      expect(months).toEqual([...new Set(months)]);
    }
  });
});
