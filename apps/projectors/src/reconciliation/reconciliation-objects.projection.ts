import type { DisputeStated, RefundStated } from '@keelson/domain/reconciliation';
import { type ReconciliationObjectRow, reconciliationObjectsTable } from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

/** One row per refund or dispute, which leads from a line of the balance to its charge. */
export const reconciliationObjectsProjection: Projection<RefundStated | DisputeStated, ReconciliationObjectRow> = {
  name: 'reconciliation-objects',
  version: 1,
  table: reconciliationObjectsTable,
  handles: ['reconciliation.refund-stated.v1', 'reconciliation.dispute-stated.v1'],
  keyOf: ({ data }) => ('refundId' in data ? data.refundId : data.disputeId),
  evolve(_row, { data }) {
    const { chargeId, amountPence, currency, status, createdAt } = data;
    return {
      ...('refundId' in data
        ? ({ object_id: data.refundId, kind: 'refund' } as const)
        : ({ object_id: data.disputeId, kind: 'dispute' } as const)),
      charge_id: chargeId,
      amount_pence: amountPence,
      currency,
      status,
      created_at: createdAt,
    };
  },
};
