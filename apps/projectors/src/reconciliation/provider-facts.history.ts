import type { FactStated, SummaryEvent, SweepEvent } from '@keelson/domain/reconciliation';
import { type HistoryWords, list, poundsOf, words } from '../runtime/wording';

const amount = ({ amountPence, currency }: { readonly amountPence: number; readonly currency: string }): string =>
  currency === 'gbp' ? poundsOf(amountPence) : `${amountPence} ${currency}`;

/** How sweeps of the provider's books read in the history. */
export const sweepHistory: HistoryWords<SweepEvent> = {
  'reconciliation.sweep-requested.v1': () => words('staff', 'neutral', 'Reading of the provider’s books asked for'),
  'reconciliation.sweep-finished.v1': ({ read, recorded }) =>
    words('staff', 'good', 'The provider’s books read', `${read} objects, ${recorded} new or changed`),
};

/** How the daily counts of what needs a person read in the history. */
export const summaryHistory: HistoryWords<SummaryEvent> = {
  'reconciliation.exceptions-counted.v1': ({ exceptions }) =>
    words(
      'staff',
      'neutral',
      'Payments that need a person counted',
      `${exceptions.reduce((sum, { cases }) => sum + cases, 0)} cases`,
    ),
};

/** How what the payment provider states reads in the history. */
export const providerFactsHistory: HistoryWords<FactStated> = {
  'reconciliation.charge-stated.v1': (data) =>
    words('payment', 'neutral', 'Charge stated by the payment provider', list([amount(data), data.status])),
  'reconciliation.refund-stated.v1': (data) =>
    words('payment', 'neutral', 'Refund stated by the payment provider', list([amount(data), data.status])),
  'reconciliation.dispute-stated.v1': (data) =>
    words('payment', 'neutral', 'Dispute stated by the payment provider', list([amount(data), data.status])),
  'reconciliation.transaction-stated.v1': (data) =>
    words('payment', 'neutral', 'Balance transaction stated by the payment provider', list([amount(data)])),
  'reconciliation.payout-stated.v1': (data) =>
    words('payment', 'neutral', 'Payout stated by the payment provider', list([amount(data), data.status])),
};
