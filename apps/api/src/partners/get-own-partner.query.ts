import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { selectPartnerOf } from '@keelson/read-models/customers';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Caller, subjectOf } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';
import { type NamedPartner, PartnerNames } from './partner-names';

export class GetOwnPartner extends Query<Reading<NamedPartner>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition: number | undefined,
  ) {
    super();
  }
}

/** A partner who was erased is named as erased until the customer falls to another. */
const GONE = { partnerName: 'A channel partner who has left', companyName: '' };

@QueryHandler(GetOwnPartner)
export class GetOwnPartnerHandler implements IQueryHandler<GetOwnPartner> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly names: PartnerNames,
  ) {}

  async execute({ caller, minimumPosition }: GetOwnPartner): Promise<Reading<NamedPartner>> {
    const { value, meta } = await this.reader.read(
      caller,
      { projections: ['customer-table'], minimumPosition },
      (database) => selectPartnerOf(database, subjectOf(caller)),
    );
    const partnerId = value ?? DEFAULT_PARTNER.id;
    return { value: (await this.names.of(partnerId)) ?? { partnerId, ...GONE }, meta };
  }
}
