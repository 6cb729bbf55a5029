import { formatCount, formatPence } from '../../ui/format/numbers';
import type { Payment, PaymentPage } from './payments.api';

const PLAN_TITLES: Readonly<Record<string, string>> = {
  EarlyAccess: 'Early Adopter Offer',
  EmbraceMonthly: 'Monthly plan',
  EmbraceAnnually: 'Annual plan',
};

export const planText = ({ subscriptionType }: Pick<Payment, 'subscriptionType'>): string =>
  PLAN_TITLES[subscriptionType] ?? (subscriptionType || 'No plan');

/** An erased payer has no name. */
export const payerText = ({ name }: Pick<Payment, 'name'>): string => name || 'Name erased';

/** What stands behind an amount. */
export const netText = ({ netPence, vatPence }: Pick<Payment, 'netPence' | 'vatPence'>): string =>
  `${formatPence(netPence)} net, ${formatPence(vatPence)} VAT`;

export const countText = ({ matching, more }: Pick<PaymentPage, 'matching' | 'more'>): string => {
  if (more) return `More than ${formatCount(matching)} payments. Narrow the search to reach the others`;
  return `${formatCount(matching)} ${matching === 1 ? 'payment' : 'payments'}`;
};

/** The provider writes with underscores. */
export const providerText = (status: string): string => status.replaceAll('_', ' ');
