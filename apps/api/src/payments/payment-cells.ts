import type { PaymentRow } from '@keelson/read-models/payments';

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
];

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** One payment, a cell for each heading. */
export const paymentCells = (row: PaymentRow): readonly string[] => [
  row.created_at,
  row.name,
  row.company_name,
  row.email,
  row.plan,
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
];
