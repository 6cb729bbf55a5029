import type { TransactionStated } from '@keelson/domain/reconciliation';
import { londonDate } from '@keelson/kernel';
import { type ReconciliationLineRow, reconciliationLinesTable } from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

/** One row per line of the provider's balance, as it states it. */
export const reconciliationLinesProjection: Projection<TransactionStated, ReconciliationLineRow> = {
  name: 'reconciliation-lines',
  version: 1,
  table: reconciliationLinesTable,
  handles: ['reconciliation.transaction-stated.v1'],
  keyOf: ({ data }) => data.transactionId,
  evolve: (_row, { data }) => ({
    transaction_id: data.transactionId,
    category: data.category,
    source_id: data.sourceId,
    amount_pence: data.amountPence,
    fee_pence: data.feePence,
    net_pence: data.netPence,
    currency: data.currency,
    payout_id: data.payoutId,
    created_at: data.createdAt,
    available_at: data.availableAt,
    month: londonDate(new Date(data.createdAt)).slice(0, 7),
  }),
};
