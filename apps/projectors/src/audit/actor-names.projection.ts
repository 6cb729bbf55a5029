import type { CustomerRegistered } from '@keelson/domain/accounts';
import type { PartnerRegistered } from '@keelson/domain/partners';
import type { MemberRegistered } from '@keelson/domain/staff';
import { type ActorNameRow, actorNamesTable } from '@keelson/read-models/audit';
import type { Projection } from '../runtime/projection';

type NamingEvent = CustomerRegistered | PartnerRegistered | MemberRegistered;

export const actorNamesProjection: Projection<NamingEvent, ActorNameRow> = {
  name: 'actor-names',
  version: 1,
  table: actorNamesTable,
  handles: ['accounts.customer-registered.v1', 'partners.partner-registered.v1', 'staff.member-registered.v1'],
  keyOf: (event) => event.data.accountId,
  evolve: (_row, event) => ({
    account_id: event.data.accountId,
    name:
      event.type === 'partners.partner-registered.v1'
        ? `${event.data.firstName} ${event.data.lastName}`
        : event.data.name,
  }),
};
