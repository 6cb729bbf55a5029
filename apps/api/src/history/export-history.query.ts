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
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock, InjectLog } from '../platform/tokens';
import { BYTE_ORDER_MARK, csvRows } from '../platform/files/csv';
import { type ExportCall, readNextPart } from '../platform/files/export-call';
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

  private async after({ rows, more }: Page, filter: HistoryFilter, call: ExportCall): Promise<Page | undefined> {
    const last = rows.at(-1);
    if (!more || !last) return undefined;
    const { value } = await readNextPart(call, () =>
      this.reader.read(call.caller, { projections: PROJECTIONS }, (database) =>
        selectAccountHistory(database, { ...filter, before: last.position, size: PAGE }),
      ),
    );
    return value;
  }
}
