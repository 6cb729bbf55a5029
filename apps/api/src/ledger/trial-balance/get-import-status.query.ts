import type { importStatusContract } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type Clock } from '@keelson/kernel';
import { importStateOf, selectImportingConnection } from '@keelson/read-models/connections';
import { Vault } from '@keelson/vault';
import { IMPORT_STATUSES, type ImportState } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../platform/access/caller';
import { KnownBooks } from '../../books/known-books';
import { ReadModelReader, type Reading } from '../../platform/execution/read-model-reader';
import { InjectClock } from '../../platform/tokens';
import { booksStanding, systemOf } from './books-standing';

type ImportStatus = AnswerInputOf<typeof importStatusContract>;

/**
 * How the import of figures stands, from when it is asked for; a running one also in months, those that came as they
 * were known included.
 */
export class GetImportStatus extends Query<Reading<ImportStatus | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

const NAMES = { none: 'none', started: 'started', finished: 'finished', failed: 'error' } as const satisfies Record<
  (typeof IMPORT_STATUSES)[number],
  ImportState
>;

@QueryHandler(GetImportStatus)
export class GetImportStatusHandler implements IQueryHandler<GetImportStatus> {
  constructor(
    private readonly books: KnownBooks,
    private readonly reader: ReadModelReader,
    private readonly vault: Vault,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({ caller, ...question }: GetImportStatus): Promise<Reading<ImportStatus | undefined>> {
    const { accountId, minimumPosition } = question;
    const { value: books, meta } = await this.books.standing(caller, question);
    if (!books) return { value: undefined, meta };
    const freshness = { projections: ['connections', 'ledgers'], minimumPosition };
    const { value: row } = await this.reader.read(caller, freshness, (database) =>
      selectImportingConnection(database, accountId),
    );
    const { status, importId, lastImportedAt, message } = books.imports;
    const importStatus = row ? importStateOf(row, this.clock()) : NAMES[status];
    const progress = importStatus === 'started' ? await this.vault.imports.of(accountId) : undefined;
    const own = progress?.importId === importId ? progress : undefined;
    const months = { monthsDone: own?.monthsDone ?? 0, months: own?.months ?? 0 };
    const told = importStatus === 'error' ? message : null;
    const standing = booksStanding({ connection: row, books, importStatus });
    const transfersUnread = row?.connection_id != null && books.transfersUnread;
    const stands = { standing, system: systemOf(row, books), transfersUnread };
    return { value: { importStatus, importEnded: lastImportedAt, message: told, ...months, ...stands }, meta };
  }
}
