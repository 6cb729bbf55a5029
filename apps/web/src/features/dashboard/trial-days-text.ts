import type { Viewer } from '../../session/viewer';

const DAY_MS = 86_400_000;

/** `12 days left of your free trial`, in whole days as the banner above the page counts them. */
export function trialDaysText(
  { kind, freeTrailUser, trialEndsAt }: Pick<Viewer, 'kind' | 'freeTrailUser' | 'trialEndsAt'>,
  now: number,
): string | undefined {
  if (kind !== 'customer' || freeTrailUser === 0 || trialEndsAt === undefined) return undefined;
  const left = Date.parse(trialEndsAt) - now;
  if (left <= 0) return 'Your free trial is over';
  const days = Math.floor(left / DAY_MS);
  if (days === 0) return 'Less than a day left of your free trial';
  return `${days} ${days === 1 ? 'day' : 'days'} left of your free trial`;
}
