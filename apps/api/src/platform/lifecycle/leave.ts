import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '../start-api';

export interface LeaveTimes {
  /** Between readiness going off and the end of listening, so that balancers look elsewhere first. */
  readonly noticeMs: number;
  readonly drainMs: number;
}

export const LEAVE_TIMES: LeaveTimes = { noticeMs: 500, drainMs: 10_000 };

/**
 * Readiness off, a moment's notice, no new connections, requests under way answered, pools closed.
 * @returns false when the time was up first; what was left is cut off then.
 */
export async function leave(api: Api, { noticeMs, drainMs }: LeaveTimes = LEAVE_TIMES): Promise<boolean> {
  api.drain.begin();
  await wait(noticeMs);
  const overdue = new AbortController();
  const closed = api.close().then(() => true);
  const late = wait(Math.max(0, drainMs - noticeMs), false, { signal: overdue.signal }).catch(() => false);
  const inTime = await Promise.race([closed, late]);
  overdue.abort();
  if (!inTime) api.server.server.closeAllConnections();
  return inTime;
}
