import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CustomerAccount } from './customer-account';
import { type NamedPartner, PartnerNames } from './partner-names';

export interface OwnPartner extends NamedPartner {
  readonly version: number;
}

/** From the log itself, so that a change is seen at once. */
export class GetOwnPartner extends Query<OwnPartner> {
  constructor(readonly accountId: string) {
    super();
  }
}

/** A partner who was erased is named as erased until the customer falls to another. */
const GONE = { partnerName: 'A channel partner who has left', companyName: '' };

@QueryHandler(GetOwnPartner)
export class GetOwnPartnerHandler implements IQueryHandler<GetOwnPartner> {
  constructor(
    private readonly account: CustomerAccount,
    private readonly names: PartnerNames,
  ) {}

  async execute({ accountId }: GetOwnPartner): Promise<OwnPartner> {
    const { partnerId, version } = await this.account.chosen(accountId);
    return { ...((await this.names.of(partnerId)) ?? { partnerId, ...GONE }), version };
  }
}
