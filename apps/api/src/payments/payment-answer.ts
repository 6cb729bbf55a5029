import type { paymentRow } from '@keelson/contracts/payments';
import type { StatedPaymentRow } from '@keelson/read-models/payments';
import type { RefundState } from '@keelson/vocabulary';
import type { z } from 'zod';

/** A row of the read model under the specified names, with its amounts for those who see them. */
export const paymentAnswer = (row: StatedPaymentRow, amounts: boolean): z.input<typeof paymentRow> => ({
  paymentId: row.payment_id,
  accountId: row.account_id,
  name: row.name,
  companyName: row.company_name,
  username: row.email,
  createdTime: row.created_at,
  subscriptionType: row.plan,
  invoiceId: row.invoice_number ?? row.invoice_id,
  ...(amounts ? amountsOf(row) : {}),
  currency: row.currency,
  status: row.provider_status,
  statusFilter: row.status,
  state: row.state,
  refund: refundOf(row),
  dispute: row.dispute,
});

/** Said in words as well, for those who see no amounts. */
function refundOf({ refunded_pence: refunded, gross_pence: gross }: StatedPaymentRow): RefundState | null {
  if (refunded === 0) return null;
  return refunded < gross ? 'partial' : 'full';
}

const amountsOf = (row: StatedPaymentRow) => ({
  amount: row.gross_pence / 100,
  netPence: row.net_pence,
  vatPence: row.vat_pence,
  grossPence: row.gross_pence,
  refundedPence: row.refunded_pence,
});
