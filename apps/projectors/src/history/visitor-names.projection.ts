import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { DetailsChanged, PartnerCompanyChanged, PartnerRegistered } from '@keelson/domain/partners';
import type { MemberRegistered, MemberRenamed } from '@keelson/domain/staff';
import { type VisitorNameRow, visitorNamesTable } from '@keelson/read-models/history';
import type { Projection } from '../runtime/projection';

type NamingEvent =
  PartnerRegistered | DetailsChanged | PartnerCompanyChanged | MemberRegistered | MemberRenamed | PersonalDataErased;

/** The names of staff and channel partners, for the customers whose accounts they looked at. */
export const visitorNamesProjection: Projection<NamingEvent, VisitorNameRow> = {
  name: 'visitor-names',
  version: 2,
  table: visitorNamesTable,
  handles: [
    'partners.partner-registered.v1',
    'partners.details-changed.v1',
    'partners.company-changed.v1',
    'staff.member-registered.v1',
    'staff.member-renamed.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: ({ metadata }) => metadata.subjectId,
  evolve(row, event) {
    const account_id = event.metadata.subjectId;
    switch (event.type) {
      case 'deletion.personal-data-erased.v1':
        return null;
      case 'partners.partner-registered.v1': {
        const { firstName, lastName, companyName } = event.data;
        return { account_id, name: `${firstName} ${lastName}`, company: companyName };
      }
      case 'partners.details-changed.v1':
        return { account_id, name: `${event.data.firstName} ${event.data.lastName}`, company: row?.company ?? null };
      case 'partners.company-changed.v1':
        return row === undefined ? null : { ...row, company: event.data.companyName };
      default:
        return { account_id, name: event.data.name, company: null };
    }
  },
};
