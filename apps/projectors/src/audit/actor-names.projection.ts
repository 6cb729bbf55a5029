import type { CustomerRegistered, ProfileChanged } from '@keelson/domain/accounts';
import type { MemberRegistered } from '@keelson/domain/staff';
import { type ActorNameRow, actorNamesTable } from '@keelson/read-models/audit';
import type { Projection } from '../runtime/projection';

export const actorNamesProjection: Projection<CustomerRegistered | MemberRegistered | ProfileChanged, ActorNameRow> = {
  name: 'actor-names',
  version: 1,
  table: actorNamesTable,
  handles: ['accounts.customer-registered.v1', 'staff.member-registered.v1', 'accounts.profile-changed.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve: (_row, event) => ({ account_id: event.metadata.subjectId, name: nameIn(event.data) }),
};

const nameIn = (data: { readonly name: string; readonly surname?: string }): string =>
  `${data.name} ${data.surname ?? ''}`.trim();
