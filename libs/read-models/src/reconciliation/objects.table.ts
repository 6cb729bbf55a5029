import { defineTable } from '../table';

/** One row per charge, refund or dispute: what leads from a line of the balance to its payment. */
export interface ReconciliationObjectRow {
  readonly object_id: string;
  readonly kind: 'charge' | 'refund' | 'dispute';
  readonly charge_id: string;
  /** The case of a charge; refunds and disputes only name their charge. */
  readonly case_id: string | null;
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
    case_id: { type: 'text', nullable: true },
    amount_pence: { type: 'integer' },
    currency: { type: 'text' },
    status: { type: 'text' },
    created_at: { type: 'timestamptz' },
  },
  primaryKey: 'object_id',
  indexes: ['(charge_id)'],
  owner: 'nobody',
});
