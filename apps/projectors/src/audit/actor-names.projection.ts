import type { CompanySignedUp, CustomerRegistered } from '@keelson/domain/accounts';
import type { MemberRegistered } from '@keelson/domain/staff';
import { type ActorNameRow, actorNamesTable } from '@keelson/read-models/audit';
import type { Projection } from '../runtime/projection';

export const actorNamesProjection: Projection<CompanySignedUp | CustomerRegistered | MemberRegistered, ActorNameRow> = {
  name: 'actor-names',
  version: 1,
  table: actorNamesTable,
  handles: ['accounts.customer-registered.v1', 'accounts.company-signed-up.v1', 'staff.member-registered.v1'],
  keyOf: (event) => event.data.accountId,
  evolve: (_row, event) => ({ account_id: event.data.accountId, name: event.data.name }),
};
