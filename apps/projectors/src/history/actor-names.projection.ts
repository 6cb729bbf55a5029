import type { CompanySignedUp, CustomerRegistered, ProfileChanged } from '@keelson/domain/accounts';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { DetailsChanged, PartnerRegistered } from '@keelson/domain/partners';
import type { MemberRegistered, MemberRenamed } from '@keelson/domain/staff';
import type { Recorded } from '@keelson/event-store';
import { type ActorNameRow, actorNamesTable } from '@keelson/read-models/history';
import type { Projection } from '../runtime/projection';

type NamingEvent =
  | CompanySignedUp
  | CustomerRegistered
  | ProfileChanged
  | PartnerRegistered
  | DetailsChanged
  | MemberRegistered
  | MemberRenamed
  | PersonalDataErased;

/** What the history calls somebody whose name is gone. */
export const ERASED_USER = 'Erased user';

export const actorNamesProjection: Projection<NamingEvent, ActorNameRow> = {
  name: 'actor-names',
  version: 2,
  table: actorNamesTable,
  handles: [
    'accounts.customer-registered.v1',
    'accounts.company-signed-up.v1',
    'accounts.profile-changed.v1',
    'partners.partner-registered.v1',
    'partners.details-changed.v1',
    'staff.member-registered.v1',
    'staff.member-renamed.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (row === undefined && event.type === 'deletion.personal-data-erased.v1') return null;
    return { account_id: event.metadata.subjectId, name: nameIn(event) };
  },
};

function nameIn(event: Recorded<NamingEvent>): string {
  switch (event.type) {
    case 'deletion.personal-data-erased.v1':
      return ERASED_USER;
    case 'partners.partner-registered.v1':
    case 'partners.details-changed.v1':
      return `${event.data.firstName} ${event.data.lastName}`;
    case 'accounts.profile-changed.v1':
      return `${event.data.name} ${event.data.surname}`.trim();
    default:
      return event.data.name;
  }
}
