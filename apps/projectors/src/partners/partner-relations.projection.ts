import { PARTNER_EVENT_TYPES, partnerAfter, type PartnerEvent } from '@keelson/domain/accounts';
import type { AccessEnded, PersonalDataErased } from '@keelson/domain/deletion';
import { PARTNER_RELATIONS } from '@keelson/read-models';
import { type PartnerRelationRow, partnerRelationsTable } from '@keelson/read-models/customers';
import type { Projection } from '../runtime/projection';

type RelationEvent = PartnerEvent | AccessEnded | PersonalDataErased;

/**
 * Whose customer each account is: what partners may read is decided by it alone, and never behind the head of the log.
 * Few events concern it, so that it is there when others lag.
 */
export const partnerRelationsProjection: Projection<RelationEvent, PartnerRelationRow> = {
  name: PARTNER_RELATIONS,
  version: 1,
  table: partnerRelationsTable,
  handles: [...PARTNER_EVENT_TYPES, 'deletion.access-ended.v1', 'deletion.personal-data-erased.v1'],
  // A parked partition hides the rows under its key.
  keyOf: (event) => event.metadata.partitionKey,
  evolve(row, event) {
    switch (event.type) {
      case 'accounts.customer-registered.v1':
      case 'accounts.company-signed-up.v1':
        return { customer_id: event.metadata.partitionKey, partner_id: partnerAfter(event) };
      case 'accounts.partner-assigned.v1':
      case 'accounts.partner-removed.v1':
        return row === undefined ? null : { ...row, partner_id: partnerAfter(event) };
      case 'deletion.access-ended.v1':
      case 'deletion.personal-data-erased.v1':
        return null;
    }
  },
};
