import type { ownPartnerContract } from '@keelson/contracts/partners';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import type { NamedPartner } from './partner-names';

/** How the channel partner of a customer is told. */
export const ownPartner = ({
  partnerId,
  partnerName,
  companyName,
}: NamedPartner): AnswerInputOf<typeof ownPartnerContract> => ({
  partnerName,
  companyName,
  isDefault: partnerId === DEFAULT_PARTNER.id,
});
