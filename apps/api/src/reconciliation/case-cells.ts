import type { ListedCase } from '@keelson/read-models/reconciliation';
import { RECONCILIATION_REASON_TITLES, RECONCILIATION_STATE_TITLES } from '@keelson/vocabulary';

/** The columns of an exported list. The amounts stand last. */
export const CASE_HEADINGS: readonly string[] = [
  'Since (UTC)',
  'Month',
  'Closed month',
  'Payment or payout',
  'Order',
  'Customer',
  'Account',
  'State',
  'Needs a person',
  'Settled by hand',
  'Currency',
  'We hold (£)',
  'Provider says (£)',
  'Provider short (£)',
  'Provider over (£)',
];

/** The cells of one case that are texts. */
export const caseTexts = (row: ListedCase): readonly string[] => [
  row.since,
  row.month,
  row.closed_month ?? '',
  row.case_id,
  row.order_id ?? '',
  row.name ?? '',
  row.account_id ?? '',
  RECONCILIATION_STATE_TITLES[row.state],
  row.needs_person && row.reason ? RECONCILIATION_REASON_TITLES[row.reason] : '',
  row.settled ? 'yes' : '',
  row.currency,
];

/** In pence; `null` where there is nothing. No sign, which spreadsheets may take for the begin of a formula. */
export const casePence = (row: ListedCase): readonly (number | null)[] => [
  row.ours_pence,
  row.provider_pence,
  row.gap_pence < 0 ? -row.gap_pence : null,
  row.gap_pence > 0 ? row.gap_pence : null,
];
