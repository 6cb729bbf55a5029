import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { Vault } from '@keelson/vault';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface DefaultPartnerOffer {
  readonly companyName: string;
  readonly accessCode: string | null;
}

/** What somebody without a code may fill in. */
export class GetDefaultPartner extends Query<DefaultPartnerOffer> {
  constructor(readonly at: Date) {
    super();
  }
}

@QueryHandler(GetDefaultPartner)
export class GetDefaultPartnerHandler implements IQueryHandler<GetDefaultPartner> {
  constructor(private readonly vault: Vault) {}

  /** A code that would be refused is not offered. */
  async execute({ at }: GetDefaultPartner): Promise<DefaultPartnerOffer> {
    const { id, companyName, accessCode } = DEFAULT_PARTNER;
    const holder = await this.vault.accessCodes.holderOf(accessCode, at);
    return { companyName, accessCode: holder === id ? accessCode : null };
  }
}
