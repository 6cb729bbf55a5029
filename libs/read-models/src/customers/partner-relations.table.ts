import { PARTNER_RELATIONS } from '../schema';
import { defineTable } from '../table';

/** Whose customer an account is. An account without a row, or whose events are parked, is nobody's. */
export interface PartnerRelationRow {
  readonly customer_id: string;
  readonly partner_id: string;
}

export const partnerRelationsTable = defineTable<PartnerRelationRow>({
  name: 'partner_relations',
  columns: { customer_id: { type: 'text' }, partner_id: { type: 'text' } },
  primaryKey: 'customer_id',
  indexes: ['(partner_id, customer_id)'],
  owner: { account: 'customer_id', partner: 'partner_id' },
  hiddenWhileParked: { projection: PARTNER_RELATIONS, by: 'customer_id' },
});
