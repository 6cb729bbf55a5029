import { type accessLogContract, LATELY_DAYS } from '@keelson/contracts/history';
import type { InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { countVisits, selectVisitors, selectVisits, selectVisitTotals } from '@keelson/read-models/history';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { type AccessLogAnswer, totalsOf, visitAnswer, visitorAnswer } from './access-log-answer';

const DAY_MS = 86_400_000;

export const ACCESS_LOG_PROJECTIONS = ['access-log', 'visitor-names'];

/** One page of the visits to an account. */
export class GetAccessLog extends Query<Reading<AccessLogAnswer>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly question: InputOf<typeof accessLogContract>['query'],
    readonly minimumPosition: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetAccessLog)
export class GetAccessLogHandler implements IQueryHandler<GetAccessLog> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, accountId, question, minimumPosition }: GetAccessLog): Promise<Reading<AccessLogAnswer>> {
    const asked = { accountId, ...question };
    const since = new Date(this.clock().getTime() - LATELY_DAYS * DAY_MS).toISOString();
    return this.reader.read(caller, { projections: ACCESS_LOG_PROJECTIONS, minimumPosition }, async (database) => {
      const { visits, more } = await selectVisits(database, asked);
      const totals = await selectVisitTotals(database, accountId, since);
      return {
        visits: visits.map(visitAnswer),
        total: await countVisits(database, asked),
        older: more ? (visits.at(-1)?.position ?? null) : null,
        people: (await selectVisitors(database, accountId)).map(visitorAnswer),
        lately: { staff: totalsOf('staff', totals), partner: totalsOf('partner', totals) },
      };
    });
  }
}
