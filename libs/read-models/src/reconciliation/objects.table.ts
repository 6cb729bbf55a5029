import { defineTable } from '../table';

/** One row per refund or dispute: what leads from a line of the balance to its charge. */
export interface ReconciliationObjectRow {
  readonly object_id: string;
  readonly kind: 'refund' | 'dispute';
  readonly charge_id: string;
  readonly amount_pence: number;
  readonly currency: string;
  /** The provider's own word. */
  readonly status: string;
  readonly created_at: string;
}

export const reconciliationObjectsTable = defineTable<ReconciliationObjectRow>({
  name: 'reconciliation_objects',
  columns: {
    object_id: { type: 'text' },
    kind: { type: 'text' },
    charge_id: { type: 'text' },
    amount_pence: { type: 'integer' },
    currency: { type: 'text' },
    status: { type: 'text' },
    created_at: { type: 'timestamptz' },
  },
  primaryKey: 'object_id',
  indexes: ['(charge_id)'],
  owner: 'nobody',
});
