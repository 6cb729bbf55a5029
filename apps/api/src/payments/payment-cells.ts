import type { StatedPaymentRow } from '@keelson/read-models/payments';
import { isPlan, PAYMENT_STATE_TITLES, PLAN_TITLES } from '@keelson/vocabulary';

/** The columns of an exported list. */
export const PAYMENT_HEADINGS: readonly string[] = [
  'Time (UTC)',
  'Name',
  'Company',
  'Email',
  'Subscription type',
  'Invoice',
  'Payment',
  'Net (£)',
  'VAT (£)',
  'Amount (£)',
  'Refunded (£)',
  'Status',
  'Status at the provider',
  'Reason',
  'Dispute',
  'State',
];

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** One payment, a cell for each heading. */
export const paymentCells = (row: StatedPaymentRow): readonly string[] => [
  row.created_at,
  row.name,
  row.company_name,
  row.email,
  isPlan(row.plan) ? PLAN_TITLES[row.plan] : row.plan,
  row.invoice_number ?? row.invoice_id ?? '',
  row.payment_id,
  pounds(row.net_pence),
  pounds(row.vat_pence),
  pounds(row.gross_pence),
  pounds(row.refunded_pence),
  row.status,
  row.provider_status,
  row.failure ?? '',
  row.dispute ?? '',
  PAYMENT_STATE_TITLES[row.state],
];
