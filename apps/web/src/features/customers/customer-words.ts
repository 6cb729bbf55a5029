import { MOST_CUSTOMERS_COUNTED, STEP_TITLES } from '@keelson/vocabulary';
import { formatCount } from '../../ui/format/numbers';
import type { Customer, CustomerPage } from './customers.api';

const DAY_MS = 86_400_000;

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** `Trial, 5 days left`, as staff say it. */
export function subscriptionText(customer: Customer, now: number): string {
  const { subscription_type, trial_ends, free_trial_expired } = customer;
  if (subscription_type !== 'Trial' || trial_ends === null) return subscription_type;
  if (free_trial_expired) return 'Trial, ended';
  return `Trial, ${days(Math.max(1, Math.ceil((Date.parse(trial_ends) - now) / DAY_MS)))} left`;
}

/** `More than 5,000`: nobody counts further. */
export const countText = (count: number): string =>
  count > MOST_CUSTOMERS_COUNTED ? `more than ${formatCount(MOST_CUSTOMERS_COUNTED)}` : formatCount(count);

/** `248 customers, 31 on trial, 4 being deleted` */
export function totalsText({ customers, onTrial, underDeletion }: CustomerPage['totals']): string {
  const parts = [
    `${countText(customers)} ${customers === 1 ? 'customer' : 'customers'}`,
    `${countText(onTrial)} on trial`,
    ...(underDeletion > 0 ? [`${countText(underDeletion)} being deleted`] : []),
  ];
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function onboardingText({ email_verified, onboarding }: Customer): string {
  if (!email_verified) return 'Email not confirmed';
  if (onboarding.completed >= onboarding.steps) return 'Completed';
  const step = onboarding.step === null ? undefined : STEP_TITLES[onboarding.step];
  const count = `${onboarding.completed} of ${onboarding.steps}`;
  return step === undefined ? `${count} steps` : `${count} steps, at ${step}`;
}
