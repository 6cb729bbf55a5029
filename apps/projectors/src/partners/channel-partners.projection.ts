import type { PartnerActivated, SignedIn } from '@keelson/domain/accounts';
import type { DeletionCancelled, DeletionRequested, PersonalDataErased } from '@keelson/domain/deletion';
import type { PartnerEvent } from '@keelson/domain/partners';
import { type ChannelPartnerRow, channelPartnersTable } from '@keelson/read-models/partners';
import type { Projection } from '../runtime/projection';

type ChannelPartnerEvent =
  PartnerEvent | PartnerActivated | SignedIn | DeletionRequested | DeletionCancelled | PersonalDataErased;

/** One row a partner; what others sign in for or have deleted passes by. Customers of one who was erased keep the id. */
export const channelPartnersProjection: Projection<ChannelPartnerEvent, ChannelPartnerRow> = {
  name: 'channel-partners',
  version: 4,
  table: channelPartnersTable,
  handles: [
    'partners.partner-registered.v1',
    'partners.details-changed.v1',
    'partners.company-changed.v1',
    'partners.access-code-issued.v1',
    'partners.default-partner-opened.v1',
    'accounts.partner-activated.v1',
    'accounts.signed-in.v1',
    'deletion.requested.v1',
    'deletion.cancelled.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    const at = event.occurredAt.toISOString();
    switch (event.type) {
      case 'partners.partner-registered.v1': {
        const { accountId, firstName, lastName, companyName, email, phone, webAddress } = event.data;
        return {
          partner_id: accountId,
          first_name: firstName,
          last_name: lastName,
          company_name: companyName,
          email,
          phone,
          web_address: webAddress,
          access_code: null,
          registered_at: at,
          activated_at: null,
          last_login_at: null,
          deletion_at: null,
        };
      }
      case 'partners.details-changed.v1': {
        const { firstName, lastName, phone } = event.data;
        return row === undefined ? null : { ...row, first_name: firstName, last_name: lastName, phone };
      }
      case 'partners.company-changed.v1': {
        const { companyName, webAddress } = event.data;
        return row === undefined ? null : { ...row, company_name: companyName, web_address: webAddress };
      }
      case 'partners.default-partner-opened.v1':
        return { ...HOUSE, partner_id: event.data.partnerId, company_name: event.data.companyName, registered_at: at };
      case 'partners.access-code-issued.v1':
        return row === undefined ? null : { ...row, access_code: event.data.accessCode };
      case 'accounts.partner-activated.v1':
        return row === undefined ? null : { ...row, activated_at: at };
      case 'accounts.signed-in.v1':
        return row === undefined ? null : { ...row, last_login_at: at };
      case 'deletion.requested.v1':
        return row === undefined ? null : { ...row, deletion_at: event.data.deleteAt };
      case 'deletion.cancelled.v1':
        return row === undefined ? null : { ...row, deletion_at: null };
      case 'deletion.personal-data-erased.v1':
        return null;
    }
  },
};

const HOUSE = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  web_address: null,
  access_code: null,
  activated_at: null,
  last_login_at: null,
  deletion_at: null,
};
