import type { unfinishedDeletionsContract } from '@keelson/contracts/deletion';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { ENDING_QUEUE, selectUnfinishedEndings } from '@keelson/read-models/operations';
import { ENDING_WORKS } from '@keelson/vocabulary';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Databases } from '../../platform/persistence/databases';

type Unfinished = AnswerInputOf<typeof unfinishedDeletionsContract>;

const MOST_SHOWN = 20;

export class ListUnfinished extends Query<Unfinished> {}

@QueryHandler(ListUnfinished)
export class ListUnfinishedHandler implements IQueryHandler<ListUnfinished> {
  constructor(private readonly databases: Databases) {}

  async execute(): Promise<Unfinished> {
    const endings = await selectUnfinishedEndings(this.databases.app, MOST_SHOWN);
    return {
      rows: endings.flatMap(({ queue, account_id, tries, asked_at, next_try }) =>
        ENDING_WORKS.filter((work) => ENDING_QUEUE[work] === queue).map((work) => ({
          ...{ work, accountId: account_id, tries, askedAt: new Date(asked_at).toISOString() },
          nextTry: next_try && new Date(next_try).toISOString(),
        })),
      ),
    };
  }
}
