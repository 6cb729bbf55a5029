import { type auditTrailContract, MOST_COUNTED_EVENTS } from '@keelson/contracts/history';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { countHistoryUpTo, selectAccountHistory, selectActorsInRoles } from '@keelson/read-models/history';
import { ACCOUNTABLE_ACTOR_KINDS } from '@keelson/vocabulary';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { trailAnswer } from './history-answer';
import { trailFilter } from './trail-filter';

type Page = AnswerInputOf<typeof auditTrailContract>;

export class GetAuditTrail extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof auditTrailContract>['query'],
    readonly minimumPosition: number,
  ) {
    super();
  }
}

@QueryHandler(GetAuditTrail)
export class GetAuditTrailHandler implements IQueryHandler<GetAuditTrail> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ caller, question, minimumPosition }: GetAuditTrail): Promise<Reading<Page>> {
    const { page, size, ...filters } = question;
    const filter = trailFilter(filters);
    const projections = ['account-history', 'actor-names', 'customer-table'];
    return this.reader.read(caller, { projections, minimumPosition }, async (database) => {
      const { rows } = await selectAccountHistory(database, { ...filter, size, skip: (page - 1) * size });
      const counted = await countHistoryUpTo(database, filter, MOST_COUNTED_EVENTS);
      const actors = await selectActorsInRoles(database, ACCOUNTABLE_ACTOR_KINDS);
      return {
        rows: rows.map(trailAnswer),
        matching: Math.min(counted, MOST_COUNTED_EVENTS),
        more: counted > MOST_COUNTED_EVENTS,
        actors: actors.map(({ actor_kind, actor_id, name }) => ({ kind: actor_kind, id: actor_id, name })),
      };
    });
  }
}
