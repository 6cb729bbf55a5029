import { type Books, type Company, companyOn, tellsTransfers } from '@keelson/calculators';
import {
  type ImportReport,
  knownOn,
  type LedgerEvent,
  type LedgerSnapshot,
  ledgerStream,
} from '@keelson/domain/ledger';
import { addDays, type CalendarDate, type Clock, endOfMonth, londonDate, type Month } from '@keelson/kernel';
import { type LedgerRow, selectBooks, selectLedgerHead } from '@keelson/read-models/ledger';
import type { LedgerSource } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { RecordReading } from '../platform/access/record-reading.command';
import type { CommandContext } from '../platform/execution/command-context';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { HeldBooks } from './held-books';

/** The two clocks of a question: figures as they stood after a day or month, from what was known here on a day. */
export interface Clocks {
  readonly asAt?: string | undefined;
  readonly knownOn?: string | undefined;
}

interface LedgerOf {
  readonly accountId: string;
  readonly minimumPosition?: number | undefined;
}

export interface BooksQuestion extends Clocks, LedgerOf {
  /** Who asks: the reading of another's books is recorded. */
  readonly context: CommandContext;
}

/** What is shown of the books, as it reads in the account's history. */
export type BooksReading = Extract<RecordReading['what'], 'figures' | 'trialBalance' | 'trialBalanceExport'>;

export interface KnownLedger extends LedgerSnapshot {
  /** As its books call the company; as it was registered before there are any. */
  readonly companyName: string;
  /** The day for which figures are computed. */
  readonly today: CalendarDate;
  /** Of the books as they are now, which a change would follow. */
  readonly version: number;
}

/** How books stand, without a figure of them. */
export interface StandingOfBooks {
  readonly imports: LedgerSnapshot['imports'];
  readonly source: LedgerSource | null;
  /** No month of them holds an amount. */
  readonly isEmpty: boolean;
  readonly transfersUnread: boolean;
}

/** The books of one customer within a caller's scope: from the row, or folded from the log for a day gone by. */
@Injectable()
export class KnownBooks {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly runner: DeciderRunner,
    private readonly commands: CommandBus,
    private readonly held: HeldBooks,
    @InjectClock() private readonly clock: Clock,
  ) {}

  /**
   * The value is `undefined` for an account that does not exist or is out of the caller's scope. Whoever reads the books
   * of somebody else is recorded, staff who act for the customer included.
   */
  async read(
    caller: Caller,
    { accountId, context, minimumPosition, ...clocks }: BooksQuestion,
    what: BooksReading = 'figures',
  ): Promise<Reading<KnownLedger | undefined>> {
    const { value: row, meta } = await this.row(caller, { accountId, minimumPosition });
    if (!row) return { value: undefined, meta };
    // Before anything is shown: what cannot be recorded is not read.
    if (context.actor.id !== accountId) await this.commands.execute(new RecordReading(what, accountId, context));
    const now = londonDate(this.clock());
    const snapshot =
      clocks.knownOn === undefined || clocks.knownOn >= now
        ? fromRow(row)
        : await this.knownThen(accountId, clocks.knownOn);
    const companyName = snapshot.books?.organisationName || row.company_name;
    return { value: { ...snapshot, companyName, today: dayOf(clocks, now), version: row.version }, meta };
  }

  /** How the import of the books stands: no figures, so nothing is recorded. */
  async standing(caller: Caller, of: LedgerOf): Promise<Reading<StandingOfBooks | undefined>> {
    const { value: row, meta } = await this.row(caller, of);
    return { value: row && standingOf(fromRow(row)), meta };
  }

  private row(caller: Caller, { accountId, minimumPosition }: LedgerOf): Promise<Reading<LedgerRow | undefined>> {
    return this.reader.read(caller, { projections: ['ledgers'], minimumPosition }, async (database) => {
      const head = await selectLedgerHead(database, accountId);
      if (!head) return undefined;
      const { stamp, ...row } = head;
      return { ...row, books: await this.held.of(accountId, stamp, () => selectBooks(database, accountId)) };
    });
  }

  private async knownThen(accountId: string, day: string): Promise<LedgerSnapshot> {
    return knownOn(await this.events(accountId), day as CalendarDate);
  }

  /** Everything that was recorded of these books; only for whom `read` showed them to. */
  events(accountId: string) {
    return this.runner.read<LedgerEvent>(ledgerStream(accountId));
  }
}

const isFigure = (amount: number | null): boolean => amount !== null && amount !== 0;

const standingOf = ({ books, imports }: LedgerSnapshot): StandingOfBooks => ({
  imports,
  source: books?.source ?? null,
  isEmpty: !books?.months.some(({ lines }) => lines.some(([, ...amounts]) => amounts.some(isFigure))),
  transfersUnread: books !== null && books.bankDays.length > 0 && !tellsTransfers(books),
});

const fromRow = (row: LedgerRow): LedgerSnapshot => ({
  books: row.books,
  imports: {
    status: row.import_status,
    importId: row.import_id,
    startedAt: row.import_started_at,
    message: row.import_message,
    lastImportedAt: row.last_imported_at,
    report: row.report as ImportReport | null,
  },
});

/** As at a day or month is what stood when it ended: the day after it. Nothing is asked of days to come. */
function dayOf({ asAt, knownOn: known }: Clocks, now: CalendarDate): CalendarDate {
  const latest = known !== undefined && known < now ? (known as CalendarDate) : now;
  if (asAt === undefined) return latest;
  const ended = addDays(asAt.length === 7 ? endOfMonth(asAt as Month) : (asAt as CalendarDate), 1);
  return ended < latest ? ended : latest;
}

/** By the books themselves, which are never changed: for one day the same company. */
const companies = new WeakMap<Books, Company>();

/** The company that figures are computed from; `null` before there are books. */
export function companyOf({
  books,
  today,
}: {
  readonly books: Books | null;
  readonly today: CalendarDate;
}): Company | null {
  if (!books) return null;
  const known = companies.get(books);
  if (known?.today === today) return known;
  const company = companyOn(today, books);
  companies.set(books, company);
  return company;
}
