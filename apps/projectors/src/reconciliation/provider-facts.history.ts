import type { FactStated } from '@keelson/domain/reconciliation';
import { type HistoryWords, list, poundsOf, words } from '../runtime/wording';

const amount = ({ amountPence, currency }: { readonly amountPence: number; readonly currency: string }): string =>
  currency === 'gbp' ? poundsOf(amountPence) : `${amountPence} ${currency}`;

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
