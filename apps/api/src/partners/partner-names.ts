import { ERASED } from '@keelson/domain';
import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import { Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import { DeciderRunner } from '@keelson/event-store/decisions';

export interface NamedPartner {
  readonly partnerId: string;
  /** The person; the house itself goes by the company's name. */
  readonly partnerName: string;
  readonly companyName: string;
}

const HOUSE: NamedPartner = {
  partnerId: DEFAULT_PARTNER.id,
  partnerName: DEFAULT_PARTNER.companyName,
  companyName: DEFAULT_PARTNER.companyName,
};

/** How partners are named to their customers, from the log itself: the rows of a partner are for that partner alone. */
@Injectable()
export class PartnerNames {
  readonly house = HOUSE;

  constructor(
    private readonly runner: DeciderRunner,
    private readonly vault: Vault,
  ) {}

  async of(partnerId: string): Promise<NamedPartner | undefined> {
    if (partnerId === DEFAULT_PARTNER.id) return HOUSE;
    const { registration } = (await this.runner.load(partnerDecider, partnerStream(partnerId))).state;
    if (!registration || registration.email === ERASED) return undefined;
    const { firstName, lastName, companyName } = registration;
    return { partnerId, partnerName: `${firstName} ${lastName}`, companyName };
  }

  /** Whether customers may come to this partner: the address is confirmed and the account is open. */
  async isOpen(partnerId: string): Promise<boolean> {
    if (partnerId === DEFAULT_PARTNER.id) return true;
    const credential = await this.vault.credentials.byId(partnerId);
    return credential !== undefined && credential.emailVerified && !credential.disabled;
  }
}
