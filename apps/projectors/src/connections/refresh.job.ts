import { ReconnectRequired } from '@keelson/integrations/accounting';
import type { AccountingProvider } from '@keelson/vocabulary';
import { failureText } from '../runtime/failure';
import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import type { Deciding } from '../runtime/worker-runner';
import { freshToken, noteRefused } from './connected-books';
import type { AskingSystems, KeepingConsents } from './consents-kept';

export const REFRESH_QUEUE = 'connection-refresh';

type Needs = AskingSystems & KeepingConsents & Deciding;

/** Longer than a refresh that goes well takes. */
const UNDER_WAY_MS = 60_000;
const MOST = 1_000;

/**
 * Asks again where a process went away between the provider's answer and its own commit. It comes every few minutes:
 * Xero takes the token before for half an hour, and the next import may be a day away.
 */
export const refreshJob: JobHandler<Record<string, never>, Needs & { readonly log: Logger }> = {
  queue: REFRESH_QUEUE,
  retry: { limit: 1, delaySeconds: 30, deadlineSeconds: 240 },
  async handle(_data, context) {
    const { vault, clock, log } = context;
    const before = new Date(clock().getTime() - UNDER_WAY_MS);
    for (const unanswered of await vault.providerTokens.unanswered(before, MOST)) {
      try {
        await refreshAgain(unanswered, context);
      } catch (error) {
        log.warn(
          { connectionId: unanswered.connectionId, reason: failureText(error) },
          'a consent was not refreshed yet',
        );
      }
    }
  },
};

export const refreshSchedule: Schedule = { queue: REFRESH_QUEUE, everyMs: HOUR_MS / 12, afterMs: 0 };

async function refreshAgain(
  { accountId, connectionId, provider }: { accountId: string; connectionId: string; provider: string },
  context: Needs,
): Promise<void> {
  const system = context.accounting?.[provider as AccountingProvider];
  if (!system) return;
  try {
    await freshToken(connectionId, system, context);
  } catch (error) {
    if (!(error instanceof ReconnectRequired)) throw error;
    await noteRefused(accountId, connectionId, context);
  }
}
