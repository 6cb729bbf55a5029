import type { stuckContract } from '@keelson/contracts/journeys';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { selectStepPassages, selectWaitingCustomers } from '@keelson/read-models/journeys';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { waitingAnswer } from './waiting-answer';

type Page = AnswerInputOf<typeof stuckContract>;

const PROJECTIONS = ['journey-standings', 'journey-step-times', 'customer-table'];

export class FindStuck extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof stuckContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(FindStuck)
export class FindStuckHandler implements IQueryHandler<FindStuck> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, question, minimumPosition }: FindStuck): Promise<Reading<Page>> {
    const { standing, ...asked } = question;
    return this.reader.read(caller, { projections: PROJECTIONS, minimumPosition }, async (database) => {
      const { passages } = await selectStepPassages(database);
      const { rows, matching } = await selectWaitingCustomers(database, passages, {
        ...asked,
        stuckOnly: standing === 'stuck',
        now: this.clock(),
      });
      return { rows: rows.map(waitingAnswer), matching };
    });
  }
}
