import type { Books } from '@keelson/calculators';
import type { CalendarDate, Clock, Month } from '@keelson/kernel';
import { londonDate } from '@keelson/kernel';
import type { ImportsUnderWay } from '@keelson/vault';
import type { ImportReason } from '@keelson/vocabulary';
import type { ConnectedBooks } from '../runtime/books-source';
import { accountsOfDays, bankSpans, MONTHS, monthsToAsk, snapshotDays } from './import-plan';
import type { LedgerLog } from './ledger-log';
import { patiently } from './patience';

export interface ImportParts extends ConnectedBooks {
  readonly accountId: string;
  readonly importId: string;
  readonly reason: ImportReason;
  readonly ledger: LedgerLog;
  readonly underWay: Pick<ImportsUnderWay, 'begin' | 'note' | 'forget'>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Brings the books of one company, step by step, and ends with a report. Each step asks, records what is new and is
 * noted; the next try after a crash skips the steps that are noted.
 */
export async function importBooks(parts: ImportParts): Promise<void> {
  const { ledger, importId, reason, clock } = parts;
  const before = ledger.state.imports;
  const at = before.importId === importId && before.startedAt !== null ? new Date(before.startedAt) : clock();
  const today = londonDate(at);
  const months = monthsToAsk(today);
  const [to, from] = [months[0], months.at(-1)];
  if (!from || !to) throw new RangeError('an import asks for months');
  await ledger.record({ name: 'StartImport', importId, reason, from, to, at }, 'start');
  const steps = await Steps.begin(parts);
  await steps.once('organisation', () => recordOrganisation(parts));
  await steps.once('accounts', () => recordAccounts(parts));
  await importMonths(months, steps, parts);
  await importDays(today, steps, parts);
  await ledger.record({ name: 'FinishImport', importId, at: clock() }, 'finish');
  await parts.underWay.forget(parts.accountId);
}

/** What was done, also by a worker that went away. */
class Steps {
  #monthsDone: number;

  private constructor(
    private readonly done: Set<string>,
    monthsDone: number,
    private readonly parts: ImportParts,
  ) {
    this.#monthsDone = monthsDone;
  }

  static async begin(parts: ImportParts): Promise<Steps> {
    const { underWay, accountId, importId, clock } = parts;
    const { steps, monthsDone } = await underWay.begin(accountId, importId, MONTHS, clock());
    return new Steps(new Set(steps), monthsDone, parts);
  }

  has(step: string): boolean {
    return this.done.has(step);
  }

  async once(step: string, work: () => Promise<void>, months = 0): Promise<void> {
    if (this.done.has(step)) return;
    this.parts.signal.throwIfAborted();
    await work();
    await this.note(step, months);
  }

  async note(step: string, months = 0): Promise<void> {
    const { underWay, accountId, importId, clock } = this.parts;
    this.#monthsDone += months;
    await underWay.note(accountId, importId, step, this.#monthsDone, clock());
    this.done.add(step);
  }
}

async function recordOrganisation({ reader, provider, ledger, importId, signal }: ImportParts): Promise<void> {
  const { organisationId, name, yearEndMonth, vatRegistered } = await patiently(() => reader.organisation(), signal);
  const told = { source: provider, organisationId, organisationName: name, yearEndMonth, vatRegistered };
  await ledger.record({ name: 'OpenLedger', importId, ...told }, 'organisation');
}

async function recordAccounts({ reader, ledger, importId, signal }: ImportParts): Promise<void> {
  const accounts = await patiently(() => reader.accounts(), signal);
  await ledger.record({ name: 'RecordAccounts', importId, accounts }, 'accounts');
}

const NOTHING_EARLIER = 'nothing earlier';

/** Newest first, until a month that is empty and was never known: the company did not keep its accounts there yet. */
async function importMonths(months: readonly Month[], steps: Steps, parts: ImportParts): Promise<void> {
  const { reader, ledger, importId, clock, signal } = parts;
  for (const month of months) {
    if (steps.has(NOTHING_EARLIER)) return;
    await steps.once(
      `month ${month}`,
      async () => {
        const known = ledger.state.books?.months.find((each) => each.month === month);
        // It was recorded, and the worker went away before it could note that.
        if (known?.importId === importId) return;
        const lines = await patiently(() => reader.month(month), signal);
        if (lines.length === 0 && !known) return steps.note(NOTHING_EARLIER);
        await ledger.record({ name: 'RecordMonth', importId, month, lines, at: clock() }, `month ${month}`);
      },
      1,
    );
  }
}

/** What the daily figures need (formulas 5.24), on top of the months. */
async function importDays(today: CalendarDate, steps: Steps, parts: ImportParts): Promise<void> {
  const { reader, ledger, importId, reason, signal } = parts;
  const books: Books | null = ledger.state.books;
  if (!books) return;
  const { lastImportedAt } = ledger.state.imports;
  const planning = { today, books, reason, lastImportedAt };
  const kept = accountsOfDays(books);
  for (const date of snapshotDays(planning)) {
    await steps.once(`day ${date}`, async () => {
      const balances = await patiently(() => reader.asAt(date), signal);
      const lines = balances.filter(({ accountId }) => kept.has(accountId));
      await ledger.record({ name: 'RecordDayBalances', importId, date, lines }, `day ${date}`);
    });
  }
  for (const { first, last } of bankSpans(planning)) {
    await steps.once(`bank ${first} ${last}`, async () => {
      const days = await patiently(() => reader.bankDays(first, last), signal);
      await ledger.record({ name: 'RecordBankDays', importId, days }, `bank ${first} ${last}`);
    });
  }
  await steps.once('transfers', async () => {
    const told = await patiently(() => reader.tellsTransfers(), signal);
    await ledger.record({ name: 'RecordTransferReading', importId, told }, 'transfers');
  });
}
