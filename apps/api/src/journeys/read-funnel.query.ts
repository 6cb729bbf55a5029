import type { funnelContract } from '@keelson/contracts/journeys';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { selectStepCrowds, selectStepPassages, selectUnconfirmed } from '@keelson/read-models/journeys';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';

type Funnel = AnswerInputOf<typeof funnelContract>;

const PROJECTIONS = ['journey-standings', 'journey-step-times', 'customer-table'];

export class ReadFunnel extends Query<Reading<Funnel>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(ReadFunnel)
export class ReadFunnelHandler implements IQueryHandler<ReadFunnel> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, minimumPosition }: ReadFunnel): Promise<Reading<Funnel>> {
    return this.reader.read(caller, { projections: PROJECTIONS, minimumPosition }, async (database) => {
      const { journeys, finished, passages } = await selectStepPassages(database);
      const crowds = await selectStepCrowds(database, passages, this.clock());
      return {
        journeys,
        finished,
        unconfirmed: await selectUnconfirmed(database),
        steps: passages.map((passage) => {
          const crowd = crowds.find(({ step }) => step === passage.step);
          return { ...passage, here: crowd?.here ?? 0, stuck: crowd?.stuck ?? 0 };
        }),
      };
    });
  }
}
