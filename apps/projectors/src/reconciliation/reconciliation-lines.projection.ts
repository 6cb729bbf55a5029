import type { TransactionStated } from '@keelson/domain/reconciliation';
import { canonicalJson, londonDate } from '@keelson/kernel';
import { type ReconciliationLineRow, reconciliationLinesTable } from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

/** One row per line of the provider's balance, as it states it. */
export const reconciliationLinesProjection: Projection<TransactionStated, ReconciliationLineRow> = {
  name: 'reconciliation-lines',
  version: 2,
  table: reconciliationLinesTable,
  handles: ['reconciliation.transaction-stated.v1'],
  keyOf: ({ data }) => data.transactionId,
  evolve(row, { data, position }) {
    const stated = rowOf(data);
    return { ...stated, changed_position: row && told(row) === told(stated) ? row.changed_position : position };
  },
};

type Stated = Omit<ReconciliationLineRow, 'changed_position'>;

const rowOf = (data: TransactionStated['data']): Stated => ({
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
});

/** What a month adds up. Which payout took the line, and when it is available, the provider states later. */
const told = ({ month, category, currency, amount_pence: amount, fee_pence: fee, net_pence: net }: Stated): string =>
  canonicalJson([month, category, currency, amount, fee, net]);
