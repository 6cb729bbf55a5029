import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type KnownPartner, PartnerRecords } from '../records/partner-records';
import { Departures } from './departures';

/** `undefined` for an account that is no channel partner's, or none any more. */
export class GetPartnerDetails extends Query<KnownPartner | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetPartnerDetails)
export class GetPartnerDetailsHandler implements IQueryHandler<GetPartnerDetails> {
  constructor(
    private readonly partners: PartnerRecords,
    private readonly departures: Departures,
  ) {}

  async execute({ accountId }: GetPartnerDetails): Promise<KnownPartner | undefined> {
    return (await this.departures.hasLeft(accountId)) ? undefined : this.partners.find(accountId);
  }
}
