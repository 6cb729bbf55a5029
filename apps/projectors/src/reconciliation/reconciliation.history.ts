import type { BankEvent, CaseEvent } from '@keelson/domain/reconciliation';
import { RECONCILIATION_STATE_TITLES } from '@keelson/vocabulary';
import { type HistoryWords, list, poundsOf, words } from '../runtime/wording';

/** How what people decide in the reconciliation reads in the history. No personal value goes in. */
export const reconciliationHistory: HistoryWords<CaseEvent> = {
  'reconciliation.case-matched.v1': ({ gapPence }) =>
    words('payment', 'good', 'Reconciled by hand', gapPence === 0 ? null : `With a gap of ${poundsOf(gapPence)}`),
  'reconciliation.case-unmatched.v1': () => words('payment', 'neutral', 'Reconciliation by hand taken back'),
  'reconciliation.case-assigned.v1': ({ assignee }) =>
    words('payment', 'neutral', assignee === null ? 'Reconciliation assigned to nobody' : 'Reconciliation assigned'),
  'reconciliation.case-commented.v1': () => words('payment', 'neutral', 'Comment to the reconciliation'),
  'reconciliation.adjustment-proposed.v1': ({ amountPence }) =>
    words('payment', 'neutral', 'Adjustment proposed', poundsOf(amountPence)),
  'reconciliation.adjustment-approved.v1': ({ amountPence }) =>
    words('payment', 'good', 'Adjustment approved', poundsOf(amountPence)),
  'reconciliation.adjustment-refused.v1': () => words('payment', 'bad', 'Adjustment refused'),
  'reconciliation.case-accepted.v1': ({ state }) =>
    words('payment', 'good', 'Accepted in the reconciliation', RECONCILIATION_STATE_TITLES[state]),
  'reconciliation.customer-asked.v1': ({ amountPence }) =>
    words('payment', 'neutral', 'Asked by mail for the rest of a payment', poundsOf(amountPence)),
};

/** How lines of the bank, and what people decide about them, read in the history. */
export const bankHistory: HistoryWords<BankEvent> = {
  'reconciliation.bank-line-recorded.v1': ({ date, amountPence }) =>
    words('payment', 'neutral', 'Line of a bank statement kept', list([poundsOf(amountPence), date])),
  'reconciliation.bank-texts-erased.v1': ({ date }) =>
    words('payment', 'neutral', 'Texts of bank lines erased after 24 months', date),
  'reconciliation.bank-line-matched.v1': ({ gapPence }) =>
    words(
      'payment',
      'good',
      'Payout matched with the bank',
      gapPence === 0 ? null : `With a gap of ${poundsOf(gapPence)}`,
    ),
  'reconciliation.bank-line-unmatched.v1': () => words('payment', 'neutral', 'Match with the bank taken back'),
};
