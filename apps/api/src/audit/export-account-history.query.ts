import type { historyExportContract } from '@keelson/contracts/audit';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { type NamedHistoryRow, selectAccountHistory } from '@keelson/read-models/audit';
import type { Clock } from '@keelson/kernel';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { csvOf } from './csv';

type File = AnswerInputOf<typeof historyExportContract>;

const MOST_EVENTS = 100_000;

const HEADINGS = [
  'Time (UTC)',
  'Event',
  'Detail',
  'Changes',
  'Kind',
  'By',
  'Acts as',
  'Account of who acted',
  'On behalf of',
  'Browser',
  'Address',
  'Position',
  'Type',
  'Event id',
  'Command id',
];

export class ExportAccountHistory extends Query<Reading<File>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly filters: InputOf<typeof historyExportContract>['query'],
    readonly minimumPosition: number,
  ) {
    super();
  }
}

@QueryHandler(ExportAccountHistory)
export class ExportAccountHistoryHandler implements IQueryHandler<ExportAccountHistory> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, accountId, filters, minimumPosition }: ExportAccountHistory): Promise<Reading<File>> {
    const projections = ['account-history', 'actor-names'];
    return this.reader.read(caller, { projections, minimumPosition }, async (database) => {
      const { rows, more } = await selectAccountHistory(database, { accountId, ...filters, size: MOST_EVENTS });
      return {
        fileName: `account-history-${accountId}-${this.clock().toISOString().slice(0, 10)}.csv`,
        csv: csvOf([HEADINGS, ...rows.map(cellsOf)]),
        events: rows.length,
        complete: !more,
      };
    });
  }
}

const cellsOf = (row: NamedHistoryRow): readonly string[] => [
  row.occurred_at,
  row.what,
  row.detail ?? '',
  row.changes
    .map(({ field, before, after }) => `${field}: ${before ?? '(not told)'} > ${after ?? '(nothing)'}`)
    .join('; '),
  row.kind,
  row.actor_name ?? '',
  row.actor_kind,
  row.actor_id,
  row.acting_as === null ? '' : (row.acting_as_name ?? row.acting_as),
  row.browser ?? '',
  row.ip ?? '',
  String(row.position),
  row.type,
  row.event_id,
  row.command_id,
];
