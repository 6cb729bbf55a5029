import { type DisputeState, isPlan, PLAN_TITLES, type RefundState } from '@keelson/vocabulary';
import { formatCount, formatExactPence } from '../../ui/format/numbers';
import { LOADING } from '../../ui/page/page-lead';
import type { Payment, PaymentPage } from './payments.api';

export const planText = ({ subscriptionType }: Pick<Payment, 'subscriptionType'>): string =>
  isPlan(subscriptionType) ? PLAN_TITLES[subscriptionType] : subscriptionType || 'No plan';

/** An erased payer has no name. */
export const payerText = ({ name }: Pick<Payment, 'name'>): string => name || 'Name erased';

/** What was paid, in pence. */
export interface PaidAmounts {
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  readonly refundedPence: number;
}

/** Absent for staff who do not reconcile payments. */
export function amountsOf({ netPence, vatPence, grossPence, refundedPence }: Payment): PaidAmounts | undefined {
  if (netPence === undefined || vatPence === undefined) return undefined;
  if (grossPence === undefined || refundedPence === undefined) return undefined;
  return { netPence, vatPence, grossPence, refundedPence };
}

/** What stands behind an amount. */
export const netText = ({ netPence, vatPence }: Pick<PaidAmounts, 'netPence' | 'vatPence'>): string =>
  `${formatExactPence(netPence)} net, ${formatExactPence(vatPence)} VAT`;

type Counted = Pick<PaymentPage, 'matching' | 'more' | 'newestOnly'>;

export const countText = ({ matching, more, newestOnly }: Counted): string => {
  if (newestOnly)
    return `More than ${formatCount(matching)} payments, of which the newest ${formatCount(matching)} are put in this order. Narrow the search to reach the others`;
  if (more) return `More than ${formatCount(matching)} payments. Narrow the search to reach the others`;
  return `${formatCount(matching)} ${matching === 1 ? 'payment' : 'payments'}`;
};

const DISPUTES = { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const satisfies Record<
  DisputeState,
  string
>;

/** Where the amount is not shown. */
const REFUNDS = { partial: 'Refunded in part', full: 'Refunded' } as const satisfies Record<RefundState, string>;

/** What became of the money after it was paid; nothing for most payments. */
export function afterwardsText({
  refund,
  refundedPence,
  dispute,
}: Pick<Payment, 'refund' | 'refundedPence' | 'dispute'>): string {
  const amount = refundedPence === undefined ? undefined : `Refunded ${formatExactPence(refundedPence)}`;
  const refunded = refund === null ? [] : [amount ?? REFUNDS[refund]];
  return [...refunded, ...(dispute === null ? [] : [DISPUTES[dispute]])].join(', ');
}

/** The provider writes with underscores. */
export const providerText = (status: string): string => status.replaceAll('_', ' ');

/** What the page says of itself under its title. */
export const leadText = (page: Counted | undefined, failed: boolean): string => {
  if (page) return `${countText(page)}.`;
  return failed ? 'The payments are not shown.' : LOADING;
};
