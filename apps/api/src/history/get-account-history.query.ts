import type { accountHistoryContract } from '@keelson/contracts/history';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { countAccountHistory, selectAccountHistory, selectHistoryActors } from '@keelson/read-models/history';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { historyAnswer } from './history-answer';
import { nameFor, rowFor, seesPersonal } from './personal-values';

type Page = AnswerInputOf<typeof accountHistoryContract>;

export class GetAccountHistory extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly question: InputOf<typeof accountHistoryContract>['query'],
    readonly minimumPosition: number,
  ) {
    super();
  }
}

@QueryHandler(GetAccountHistory)
export class GetAccountHistoryHandler implements IQueryHandler<GetAccountHistory> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ caller, accountId, question, minimumPosition }: GetAccountHistory): Promise<Reading<Page>> {
    const projections = ['account-history', 'actor-names'];
    const personal = seesPersonal(caller);
    const asked = { accountId, ...question, personal };
    const fromNewest = question.before === undefined;
    return this.reader.read(caller, { projections, minimumPosition }, async (database) => {
      const { rows, more } = await selectAccountHistory(database, asked);
      const actors = fromNewest ? await selectHistoryActors(database, accountId) : [];
      return {
        entries: rows.map((row) => historyAnswer(rowFor(row, personal))),
        total: fromNewest ? await countAccountHistory(database, asked) : null,
        personal: personal ? ('shown' as const) : ('hidden' as const),
        actors: actors.map(({ actor_kind, actor_id, name }) => ({
          kind: actor_kind,
          id: actor_id,
          name: nameFor(name, personal),
        })),
        older: more ? (rows.at(-1)?.position ?? null) : null,
      };
    });
  }
}
