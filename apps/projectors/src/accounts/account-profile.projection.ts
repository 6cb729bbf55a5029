import type {
  CompanyChanged,
  CompanySignedUp,
  CustomerRegistered,
  EmailCorrected,
  ProfileChanged,
} from '@keelson/domain/accounts';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { DetailsChanged, PartnerCompanyChanged, PartnerRegistered } from '@keelson/domain/partners';
import type { MemberDemoted, MemberPromoted, MemberRegistered, MemberRenamed } from '@keelson/domain/staff';
import type { Recorded } from '@keelson/event-store';
import { type AccountProfileRow, accountProfilesTable } from '@keelson/read-models/accounts';
import type { Projection } from '../runtime/projection';

type RegisteredEvent = CompanySignedUp | CustomerRegistered | PartnerRegistered | MemberRegistered;
type RankEvent = MemberPromoted | MemberDemoted;
type ChangedEvent =
  ProfileChanged | CompanyChanged | DetailsChanged | PartnerCompanyChanged | MemberRenamed | EmailCorrected;
type ProfileEvent = RegisteredEvent | RankEvent | ChangedEvent | PersonalDataErased;

/** One row an account: the session values that a signed-in person's screens ask for. */
export const accountProfileProjection: Projection<ProfileEvent, AccountProfileRow> = {
  name: 'account-profile',
  version: 6,
  table: accountProfilesTable,
  handles: [
    'accounts.customer-registered.v1',
    'accounts.company-signed-up.v1',
    'accounts.profile-changed.v1',
    'accounts.company-changed.v1',
    'accounts.email-corrected.v1',
    'partners.partner-registered.v1',
    'partners.details-changed.v1',
    'partners.company-changed.v1',
    'staff.member-registered.v1',
    'staff.member-renamed.v1',
    'staff.member-promoted.v1',
    'staff.member-demoted.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    switch (event.type) {
      case 'deletion.personal-data-erased.v1':
        return null;
      case 'accounts.email-corrected.v1':
        return row === undefined ? null : { ...row, ...event.data };
      case 'accounts.company-changed.v1':
      case 'partners.company-changed.v1':
        return row === undefined ? null : { ...row, company_name: event.data.companyName };
      case 'accounts.profile-changed.v1':
        return row === undefined ? null : { ...row, name: wholeName(event.data) };
      case 'partners.details-changed.v1':
        return row === undefined ? null : { ...row, name: `${event.data.firstName} ${event.data.lastName}` };
      case 'staff.member-renamed.v1':
        return row === undefined ? null : { ...row, name: event.data.name };
      case 'staff.member-promoted.v1':
        return row === undefined ? null : { ...row, kind: 'superAdmin' };
      case 'staff.member-demoted.v1':
        return row === undefined ? null : { ...row, kind: 'admin' };
      default:
        return profileOf(event);
    }
  },
};

const wholeName = ({ name, surname }: ProfileChanged['data']): string => `${name} ${surname}`.trim();

function profileOf(event: Recorded<RegisteredEvent>): AccountProfileRow {
  switch (event.type) {
    case 'accounts.customer-registered.v1': {
      const { accountId, name, companyName, email, trial } = event.data;
      return {
        account_id: accountId,
        kind: 'customer',
        name,
        company_name: companyName,
        email,
        trial: trial.kind,
        trial_ends_at: trial.endsAt,
      };
    }
    case 'accounts.company-signed-up.v1': {
      const { accountId, name, companyName, email } = event.data;
      return {
        account_id: accountId,
        kind: 'customer',
        name,
        company_name: companyName,
        email,
        trial: 0,
        trial_ends_at: null,
      };
    }
    case 'partners.partner-registered.v1': {
      const { accountId, firstName, lastName, companyName, email } = event.data;
      return {
        account_id: accountId,
        kind: 'partner',
        name: `${firstName} ${lastName}`,
        company_name: companyName,
        email,
        trial: 0,
        trial_ends_at: null,
      };
    }
    case 'staff.member-registered.v1': {
      const { accountId, kind, name, email } = event.data;
      return { account_id: accountId, kind, name, company_name: '', email, trial: 0, trial_ends_at: null };
    }
  }
}
