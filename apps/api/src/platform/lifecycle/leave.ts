import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '../start-api';

export interface Leaving {
  /** Between readiness going off and the end of listening, so that balancers look elsewhere first. */
  readonly notice: () => Promise<unknown>;
  /** For requests under way once nobody listens any more. */
  readonly drainMs: number;
}

const USUAL: Leaving = { notice: () => wait(500), drainMs: 9_500 };

/**
 * Readiness off, a moment's notice, no new connections, requests under way answered, pools closed.
 * @returns false when the time was up first; what was left is cut off then.
 */
export async function leave(api: Api, { notice, drainMs }: Leaving = USUAL): Promise<boolean> {
  api.drain.begin();
  await notice();
  const overdue = new AbortController();
  const closed = api.close().then(() => true);
  const late = wait(drainMs, false, { signal: overdue.signal }).catch(() => false);
  const inTime = await Promise.race([closed, late]);
  overdue.abort();
  if (!inTime) api.server.server.closeAllConnections();
  return inTime;
}
