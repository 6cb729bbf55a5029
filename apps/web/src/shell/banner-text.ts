import type { Viewer } from '../session/viewer';
import { formatDate, formatRemaining } from '../ui/format/dates';

export interface Banner {
  readonly tone: 'trial' | 'deletion';
  readonly text: string;
}

type BannerViewer = Pick<Viewer, 'kind' | 'underDeletion' | 'freeTrailUser' | 'trialEndsAt'>;

const trialText = (endsAt: string, now: number): string => {
  const remaining = new Date(endsAt).getTime() - now;
  return remaining <= 0
    ? `Your free trial ended on ${formatDate(endsAt)}.`
    : `${formatRemaining(remaining)} left of your free trial. It ends on ${formatDate(endsAt)}.`;
};

/** What the banner says; the deletion of a trial account happens when the trial ends (decision 4.14). */
export const bannerFor = (viewer: BannerViewer, now: number): Banner | undefined => {
  const { kind, underDeletion, freeTrailUser, trialEndsAt } = viewer;
  if (kind !== 'customer') return undefined;
  const trialRuns = trialEndsAt !== undefined && new Date(trialEndsAt).getTime() > now;
  if (underDeletion) {
    const when = trialRuns
      ? ` when your free trial ends, in ${formatRemaining(new Date(trialEndsAt).getTime() - now)}`
      : '';
    return { tone: 'deletion', text: `Your account will be deleted${when}. Contact us if you want to keep it.` };
  }
  if (freeTrailUser === 0 || trialEndsAt === undefined) return undefined;
  return { tone: 'trial', text: trialText(trialEndsAt, now) };
};
