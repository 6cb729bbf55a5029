import { type Plan, PLAN_TITLES } from '@keelson/vocabulary';
import type { Viewer } from '../../session/viewer';
import { formatDate, formatRemaining } from '../../ui/format/dates';
import type { Subscription } from '../../billing/billing.api';

/** What the box shows of the answer. */
type Shown = Pick<
  Subscription,
  'current_plan' | 'payment_status' | 'subscription_start_date' | 'subscription_end_date' | 'trial_ends_at'
>;

const dateOr = (instant: string | null, otherwise: string): string =>
  instant === null ? otherwise : formatDate(instant);

const planText = (plan: Plan | null, trial: boolean): string => {
  if (plan !== null) return PLAN_TITLES[plan];
  return trial ? 'Free trial' : 'None';
};

const trialText = (endsAt: string | null, now: number): string | undefined => {
  if (endsAt === null) return undefined;
  const left = Date.parse(endsAt) - now;
  return left > 0 ? formatRemaining(left) : 'Ended';
};

/** The lines of the box in their specified order; the last one for trial users alone. */
export function subscriptionLines(
  subscription: Shown | undefined,
  { freeTrailUser, trialEndsAt }: Pick<Viewer, 'freeTrailUser' | 'trialEndsAt'>,
  now: number,
): readonly (readonly [label: string, value: string])[] {
  const onTrial = freeTrailUser !== 0;
  const remaining = onTrial ? trialText(subscription?.trial_ends_at ?? trialEndsAt ?? null, now) : undefined;
  return [
    ['Start date', dateOr(subscription?.subscription_start_date ?? null, 'Not started')],
    ['Renewal date', dateOr(subscription?.subscription_end_date ?? null, 'None')],
    ['Payment status', subscription?.payment_status ?? (onTrial ? 'Trial' : 'Not known yet')],
    ['Current plan', planText(subscription?.current_plan ?? null, onTrial)],
    ...(remaining === undefined ? [] : [['Remaining trial', remaining] as const]),
  ];
}
