import type { Viewer } from '../session/viewer';
import { formatDate, formatRemaining } from '../ui/format/dates';

export interface Banner {
  readonly tone: 'trial' | 'deletion';
  readonly text: string;
}

type BannerViewer = Pick<Viewer, 'kind' | 'underDeletion' | 'freeTrailUser' | 'trialEndsAt' | 'deleteAt'>;

const trialText = (endsAt: string, now: number): string => {
  const remaining = new Date(endsAt).getTime() - now;
  return remaining <= 0
    ? `Your free trial ended on ${formatDate(endsAt)}.`
    : `${formatRemaining(remaining)} left of your free trial. It ends on ${formatDate(endsAt)}.`;
};

const inTime = (instant: string, now: number): string => {
  const remaining = new Date(instant).getTime() - now;
  return remaining <= 0 ? 'any moment now' : `in ${formatRemaining(remaining)}`;
};

/** The deletion of a trial account happens when the trial ends (decision 4.14). */
const deletionText = ({ trialEndsAt, deleteAt }: BannerViewer, now: number): string => {
  const trialRuns = trialEndsAt !== undefined && new Date(trialEndsAt).getTime() > now;
  const when = deleteAt ?? (trialRuns ? trialEndsAt : undefined);
  const reason = trialRuns ? ' when your free trial ends,' : '';
  const time = when === undefined ? '' : ` ${inTime(when, now)}`;
  return `Your account will be deleted${reason}${time}.`;
};

/** What the banner says. */
export const bannerFor = (viewer: BannerViewer, now: number): Banner | undefined => {
  const { kind, underDeletion, freeTrailUser, trialEndsAt } = viewer;
  if (kind !== 'customer') return undefined;
  if (underDeletion) return { tone: 'deletion', text: deletionText(viewer, now) };
  if (freeTrailUser === 0 || trialEndsAt === undefined) return undefined;
  return { tone: 'trial', text: trialText(trialEndsAt, now) };
};
