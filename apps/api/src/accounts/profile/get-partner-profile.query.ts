import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type KnownPartner, PartnerRecords } from '../records/partner-records';

/** `undefined` for people who are not channel partners. */
export class GetPartnerProfile extends Query<KnownPartner | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetPartnerProfile)
export class GetPartnerProfileHandler implements IQueryHandler<GetPartnerProfile> {
  constructor(private readonly partners: PartnerRecords) {}

  execute({ accountId }: GetPartnerProfile): Promise<KnownPartner | undefined> {
    return this.partners.find(accountId);
  }
}
