import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import { failureText } from '../runtime/failure';
import type { Deciding } from '../runtime/worker-runner';
import { connectionAtHand, recordConnection } from './connection-log';
import type { AskingSystems, KeepingConsents } from './consents-kept';
import { takeBack } from './revoke.job';

export const CONNECTION_WATCH_QUEUE = 'connection-watch';

type Needs = AskingSystems & KeepingConsents & Deciding & { readonly log: Logger };

const DAY_MS = 86_400_000;
/** How long before the end of consent its owner is told. */
const WARNED_DAYS = 14;
const MOST = 1_000;

/** Tells of consents that end within a fortnight, notes those that have ended, and takes back what nobody needs. */
export const connectionWatchJob: JobHandler<Record<string, never>, Needs> = {
  queue: CONNECTION_WATCH_QUEUE,
  retry: { limit: 3, delaySeconds: 60, deadlineSeconds: 900 },
  async handle(_data, context) {
    await watchExpiries(context);
    await takeBackLeftOvers(context);
  },
};

export const connectionWatchSchedule: Schedule = {
  queue: CONNECTION_WATCH_QUEUE,
  everyMs: 24 * HOUR_MS,
  afterMs: 5 * HOUR_MS,
};

export async function watchExpiries(context: KeepingConsents & Deciding): Promise<void> {
  const { vault, clock } = context;
  const now = clock();
  for (const { connectionId, accountId, expiresAt } of await vault.providerTokens.expiring(
    new Date(now.getTime() + WARNED_DAYS * DAY_MS),
    MOST,
  )) {
    if (!(await connectionAtHand(accountId, connectionId, context))) continue;
    const over = expiresAt <= now;
    if (over) await vault.providerTokens.refuse(connectionId);
    await recordConnection(
      context,
      CONNECTION_WATCH_QUEUE,
      accountId,
      over
        ? { name: 'NoteReconnectNeeded', connectionId, reason: 'expired' }
        : { name: 'WarnOfExpiry', connectionId, expiresAt },
    );
  }
}

/** Consents of which no connection was made, and those that could not be taken back while their job tried. */
async function takeBackLeftOvers({ vault, accounting = {}, clock, log }: Needs): Promise<void> {
  const yesterday = new Date(clock().getTime() - DAY_MS);
  for (const connectionId of await vault.providerTokens.leftBehind(yesterday, MOST)) {
    try {
      await takeBack(connectionId, vault, accounting, clock());
    } catch (error) {
      log.warn({ connectionId, reason: failureText(error) }, 'a consent could not be taken back yet');
    }
  }
}
