import type { getCustomerContract } from '@keelson/contracts/customers';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { selectCustomer } from '@keelson/read-models/customers';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { customerDetailsAnswer } from './customer-answer';

type Details = AnswerInputOf<typeof getCustomerContract>;

/** The value is `undefined` for an account that does not exist or is out of the caller's scope. */
export class GetCustomer extends Query<Reading<Details | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetCustomer)
export class GetCustomerHandler implements IQueryHandler<GetCustomer> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, accountId, minimumPosition }: GetCustomer): Promise<Reading<Details | undefined>> {
    return this.reader.read(caller, { projections: ['customer-table'], minimumPosition }, async (database) => {
      const row = await selectCustomer(database, accountId, this.clock());
      return row && customerDetailsAnswer(row);
    });
  }
}
