import type { partnerCustomerContract } from '@keelson/contracts/partners';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { selectCustomer, selectPartnerOf } from '@keelson/read-models/customers';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { isDashboardCompleted, partnerCustomerDetailsAnswer } from './partner-customer-answer';

type Details = AnswerInputOf<typeof partnerCustomerContract>;

export interface CustomerRefusal {
  readonly code: 'CUSTOMER_NOT_FOUND' | 'DASHBOARD_NOT_COMPLETED';
}

/** One customer within the caller's scope; another partner's is as little there as one that does not exist. */
export class GetPartnerCustomer extends Query<Result<Reading<Details>, CustomerRefusal>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetPartnerCustomer)
export class GetPartnerCustomerHandler implements IQueryHandler<GetPartnerCustomer> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({
    caller,
    accountId,
    minimumPosition,
  }: GetPartnerCustomer): Promise<Result<Reading<Details>, CustomerRefusal>> {
    const { value: row, meta } = await this.reader.read(
      caller,
      { projections: ['customer-table'], minimumPosition },
      async (database) => {
        const isOwn = caller.scope === 'all' || (await selectPartnerOf(database, accountId)) === caller.accountId;
        return isOwn ? await selectCustomer(database, accountId, this.clock()) : undefined;
      },
    );
    if (row === undefined) return refused({ code: 'CUSTOMER_NOT_FOUND' });
    if (!isDashboardCompleted(row)) return refused({ code: 'DASHBOARD_NOT_COMPLETED' });
    return accepted({ value: partnerCustomerDetailsAnswer(row), meta });
  }
}
