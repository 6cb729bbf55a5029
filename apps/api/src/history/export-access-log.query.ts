import type { Clock } from '@keelson/kernel';
import { type AccessLogFilter, selectVisits, type VisitRow } from '@keelson/read-models/history';
import { ACCESS_ACT_TITLES, sideOf, VISITOR_SIDE_TITLES } from '@keelson/vocabulary';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { BYTE_ORDER_MARK, csvRows } from '../platform/files/csv';
import { InjectClock } from '../platform/tokens';
import { ACCESS_LOG_PROJECTIONS } from './get-access-log.query';

/** More than anybody's log holds; the newest of them. */
const MOST_VISITS = 20_000;

const HEADINGS = ['First (UTC)', 'Last (UTC)', 'Name', 'Side', 'Company', 'Reason', 'Did', 'What', 'Detail', 'Times'];

/** The visits to an account as a file. */
export class ExportAccessLog extends Query<{ readonly fileName: string; readonly csv: string }> {
  constructor(
    readonly caller: Caller,
    readonly filter: AccessLogFilter,
    readonly minimumPosition: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(ExportAccessLog)
export class ExportAccessLogHandler implements IQueryHandler<ExportAccessLog> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({ caller, filter, minimumPosition }: ExportAccessLog) {
    const { value } = await this.reader.read(
      caller,
      { projections: ACCESS_LOG_PROJECTIONS, minimumPosition },
      (database) => selectVisits(database, { ...filter, size: MOST_VISITS }),
    );
    return {
      fileName: `access-log-${this.clock().toISOString().slice(0, 10)}.csv`,
      csv: BYTE_ORDER_MARK + csvRows([HEADINGS, ...value.visits.flatMap(linesOf)]),
    };
  }
}

/** A line for the visit where somebody acted as the owner, and one for each thing. */
function linesOf(visit: VisitRow): readonly (readonly string[])[] {
  const { since, until, actor_kind, name, company, acting, reason, ended_at, items } = visit;
  const line = (first: string, last: string, ...rest: readonly string[]) => [
    new Date(first).toISOString(),
    new Date(last).toISOString(),
    ...[name ?? '', VISITOR_SIDE_TITLES[sideOf(actor_kind)], company ?? '', reason ?? '', ...rest],
  ];
  return [
    ...(acting ? [line(since, ended_at ?? until, 'Acted as you', '', '', '1')] : []),
    ...items.map(({ act, what, detail, times, first, last }) =>
      line(first, last, ACCESS_ACT_TITLES[act], what, detail ?? '', String(times)),
    ),
  ];
}
