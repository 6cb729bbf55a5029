import type { CustomerRegistered, ProfileChanged } from '@keelson/domain/accounts';
import type { MemberRegistered } from '@keelson/domain/staff';
import type { Recorded } from '@keelson/event-store';
import { type AccountProfileRow, accountProfilesTable } from '@keelson/read-models/accounts';
import type { Projection } from '../runtime/projection';

type ProfileEvent = CustomerRegistered | MemberRegistered;
type Event = ProfileEvent | ProfileChanged;

/** One row an account: the session values that a signed-in person's screens ask for. */
export const accountProfileProjection: Projection<Event, AccountProfileRow> = {
  name: 'account-profile',
  version: 1,
  table: accountProfilesTable,
  handles: ['accounts.customer-registered.v1', 'staff.member-registered.v1', 'accounts.profile-changed.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type !== 'accounts.profile-changed.v1') return profileOf(event);
    return row === undefined ? null : { ...row, name: wholeName(event.data) };
  },
};

const wholeName = ({ name, surname }: ProfileChanged['data']): string => `${name} ${surname}`.trim();

function profileOf(event: Recorded<ProfileEvent>): AccountProfileRow {
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
    case 'staff.member-registered.v1': {
      const { accountId, kind, name, email } = event.data;
      return { account_id: accountId, kind, name, company_name: '', email, trial: 0, trial_ends_at: null };
    }
  }
}
