import { type countExceptionsContract, MOST_CASES_COUNTED } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { countCases } from '@keelson/read-models/reconciliation';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';

type Count = AnswerInputOf<typeof countExceptionsContract>;

/** What the count is read from. */
const PROJECTIONS = ['reconciliation-cases', 'reconciliation-claims', 'reconciliation-payouts'] as const;

export class CountExceptions extends Query<Reading<Count>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(CountExceptions)
export class CountExceptionsHandler implements IQueryHandler<CountExceptions> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, minimumPosition }: CountExceptions): Promise<Reading<Count>> {
    const needing = { needsPerson: 'yes', search: '', now: this.clock() } as const;
    return this.reader.read(caller, { projections: PROJECTIONS, minimumPosition }, async (database) => {
      const counted = await countCases(database, needing, MOST_CASES_COUNTED);
      return { cases: Math.min(counted, MOST_CASES_COUNTED), more: counted > MOST_CASES_COUNTED };
    });
  }
}
