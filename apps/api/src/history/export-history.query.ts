import { Readable } from 'node:stream';
import type { Clock } from '@keelson/kernel';
import {
  countAccountHistory,
  type HistoryFilter,
  type NamedHistoryRow,
  selectAccountHistory,
} from '@keelson/read-models/history';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { HTTP_LIMITS } from '../platform/http/limits';
import { requestScope } from '../platform/http/request-scope';
import { InjectClock, InjectLog } from '../platform/tokens';
import { BYTE_ORDER_MARK, csvRows } from '../platform/files/csv';
import { rowFor } from './personal-values';

const PAGE = 2_000;
const PROJECTIONS = ['account-history', 'actor-names', 'customer-table'];

export interface HistoryFile {
  readonly fileName: string;
  /** How many events the whole file holds. */
  readonly events: number;
  /** Read page by page, as fast as it is taken away. Fails when the right to it is withdrawn meanwhile. */
  readonly csv: Readable;
}

/** Which events, and how each becomes a line. */
export interface ExportedHistory {
  readonly filter: HistoryFilter;
  /** Of the file, before the day. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly cells: (row: NamedHistoryRow) => readonly string[];
}

/** What the export needs of the call that asked for it. */
export interface ExportCall {
  readonly caller: Caller;
  readonly minimumPosition: number;
  readonly correlationId: string;
  readonly stillAllowed: () => Promise<boolean>;
}

/** The right to the export was withdrawn, or the session ended, while it was under way. */
export class ExportWithdrawn extends Error {
  override readonly name = 'ExportWithdrawn';
}

export class ExportHistory extends Query<HistoryFile> {
  constructor(
    readonly exported: ExportedHistory,
    readonly call: ExportCall,
  ) {
    super();
  }
}

interface Page {
  readonly rows: readonly NamedHistoryRow[];
  readonly more: boolean;
}

@QueryHandler(ExportHistory)
export class ExportHistoryHandler implements IQueryHandler<ExportHistory> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
    @InjectLog() private readonly log: Logger,
  ) {}

  async execute({ exported, call }: ExportHistory): Promise<HistoryFile> {
    const { caller, minimumPosition } = call;
    const { filter, name } = exported;
    const { value } = await this.reader.read(
      caller,
      { projections: PROJECTIONS, minimumPosition },
      async (database) => ({
        first: await selectAccountHistory(database, { ...filter, size: PAGE }),
        events: await countAccountHistory(database, filter),
      }),
    );
    return {
      fileName: `${name}-${this.clock().toISOString().slice(0, 10)}.csv`,
      events: value.events,
      csv: Readable.from(this.texts(exported, value.first, call), { encoding: 'utf8', objectMode: false }),
    };
  }

  private async *texts(
    { filter, headings, cells }: ExportedHistory,
    first: Page,
    call: ExportCall,
  ): AsyncGenerator<string> {
    try {
      yield BYTE_ORDER_MARK + csvRows([headings]);
      for (let page: Page | undefined = first; page; page = await this.after(page, filter, call)) {
        yield csvRows(page.rows.map((row) => cells(rowFor(row, filter.personal))));
      }
    } catch (error) {
      const { correlationId, caller } = call;
      this.log.warn({ correlationId, actor: caller.accountId, err: error }, 'an export ended unfinished');
      throw error;
    }
  }

  /** The next page, if the reader still has the right to it; each has the time of a request of its own. */
  private async after({ rows, more }: Page, filter: HistoryFilter, call: ExportCall): Promise<Page | undefined> {
    const last = rows.at(-1);
    if (!more || !last) return undefined;
    if (!(await call.stillAllowed())) throw new ExportWithdrawn('the right to the export was withdrawn');
    const { correlationId, caller } = call;
    const deadline = performance.now() + HTTP_LIMITS.deadlineMs;
    const { value } = await requestScope.run({ correlationId, deadline }, () =>
      this.reader.read(caller, { projections: PROJECTIONS }, (database) =>
        selectAccountHistory(database, { ...filter, before: last.position, size: PAGE }),
      ),
    );
    return value;
  }
}
