import type { ChargeStated, DisputeStated, RefundStated } from '@keelson/domain/reconciliation';
import { type ReconciliationObjectRow, reconciliationObjectsTable } from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

type Handled = ChargeStated | RefundStated | DisputeStated;

/** One row per charge, refund or dispute, which leads from a line of the balance to its payment. */
export const reconciliationObjectsProjection: Projection<Handled, ReconciliationObjectRow> = {
  name: 'reconciliation-objects',
  version: 1,
  table: reconciliationObjectsTable,
  handles: ['reconciliation.charge-stated.v1', 'reconciliation.refund-stated.v1', 'reconciliation.dispute-stated.v1'],
  keyOf: ({ data }) => identityOf(data).object_id,
  evolve(_row, { data }) {
    const { chargeId, amountPence, currency, status, createdAt } = data;
    const { object_id, kind } = identityOf(data);
    return {
      object_id,
      kind,
      charge_id: chargeId,
      case_id: 'paymentId' in data ? (data.paymentId ?? chargeId) : null,
      amount_pence: amountPence,
      currency,
      status,
      created_at: createdAt,
    };
  },
};

function identityOf(data: Handled['data']): Pick<ReconciliationObjectRow, 'object_id' | 'kind'> {
  if ('refundId' in data) return { object_id: data.refundId, kind: 'refund' };
  if ('disputeId' in data) return { object_id: data.disputeId, kind: 'dispute' };
  return { object_id: data.chargeId, kind: 'charge' };
}
