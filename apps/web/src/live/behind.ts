import type { WithApi } from '../client/base-api';
import type { WithLive } from './live.slice';

/** Why what is shown is old, and how things stood when. */
export interface Behind {
  readonly reason: 'catchingUp' | 'reconnecting';
  readonly since: number;
}

/** `undefined` while what is shown is up to date. Answers that nobody looks at any more do not count. */
export const selectBehind = ({ live, api }: WithApi & WithLive): Behind | undefined => {
  if (live.lagAsOf !== undefined) return { reason: 'catchingUp', since: Date.parse(live.lagAsOf) };
  if (live.silentSince !== undefined) return { reason: 'reconnecting', since: live.silentSince };
  const shown = Object.entries(live.staleSince).filter(([key]) => isLookedAt(api.subscriptions[key]));
  return shown.length === 0 ? undefined : { reason: 'catchingUp', since: Math.min(...shown.map(([, at]) => at)) };
};

const isLookedAt = (subscribers: object | undefined): boolean =>
  subscribers !== undefined && Object.keys(subscribers).length > 0;
