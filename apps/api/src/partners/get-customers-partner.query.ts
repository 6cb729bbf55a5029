import type { Clock } from '@keelson/kernel';
import { selectCustomer } from '@keelson/read-models/customers';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { GetOwnPartner, type OwnPartner } from './get-own-partner.query';

/** The channel partner of a customer within the caller's scope, from the log; `undefined` for anybody else. */
export class GetCustomersPartner extends Query<Reading<OwnPartner | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetCustomersPartner)
export class GetCustomersPartnerHandler implements IQueryHandler<GetCustomersPartner> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly queries: QueryBus,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({ caller, accountId, minimumPosition }: GetCustomersPartner): Promise<Reading<OwnPartner | undefined>> {
    const { value: row, meta } = await this.reader.read(
      caller,
      { projections: ['customer-table'], minimumPosition },
      (database) => selectCustomer(database, accountId, this.clock()),
    );
    return { value: row && (await this.queries.execute(new GetOwnPartner(accountId))), meta };
  }
}
