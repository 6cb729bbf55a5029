import type { PaymentProvider } from '@keelson/integrations/stripe';
import type { Clock } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import { selectDueStandings } from '@keelson/read-models/billing';
import type { Vault } from '@keelson/vault';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { JobHandler, JobRun } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import type { TakingPayments } from './payment-taking';

export const RECONCILE_QUEUE = 'billing-reconcile';

const DAY_MS = 86_400_000;
/** The provider lists its messages for so long. */
const LISTED_DAYS = 30;
const PAGE = 500;

interface Parts {
  readonly vault: Pick<Vault, 'inbox'>;
  readonly readModels: Kysely<ReadModelDatabase>;
  readonly clock: Clock;
}

/**
 * Heals what was missed: messages that never arrived, and everything of ours that should have moved on. It only puts
 * into the inbox what is to be looked at, so that a message that arrives meanwhile is worked on once.
 */
export const reconcileJob: JobHandler<Record<string, never>, Parts & TakingPayments & { readonly log: Logger }> = {
  queue: RECONCILE_QUEUE,
  retry: { limit: 3, delaySeconds: 60, deadlineSeconds: 600 },
  async handle(_data, context) {
    if (!context.payments) return;
    const missed = await takeMissed(context.payments, context);
    const due = await lookAtDue(context);
    context.log.info({ missed, due }, 'payments reconciled with the provider');
  },
};

export const reconcileSchedule: Schedule = { queue: RECONCILE_QUEUE, everyMs: HOUR_MS / 4, afterMs: 0 };

/** @returns how many messages had not come. */
export async function takeMissed(
  provider: PaymentProvider,
  { vault, clock }: Pick<Parts, 'vault' | 'clock'>,
): Promise<number> {
  const now = clock();
  let missed = 0;
  for await (const { eventId, type, about } of provider.missedNotices(new Date(now.getTime() - LISTED_DAYS * DAY_MS))) {
    const entry = { source: 'stripe', eventId, type, about: about && `${about.kind} ${about.id}` };
    if (await vault.inbox.add(entry, now)) missed += 1;
  }
  return missed;
}

/** @returns how many things of ours are looked at. */
export async function lookAtDue({ vault, readModels, clock, jobId }: Parts & Pick<JobRun, 'jobId'>): Promise<number> {
  const at = clock();
  let looked = 0;
  for (let after = ''; ;) {
    const page = await selectDueStandings(readModels, { at, after, limit: PAGE });
    for (const about of page.flatMap(({ lookouts }) => lookouts)) {
      const entry = { source: 'stripe', eventId: `sweep ${jobId} ${about}`, type: 'sweep', about };
      if (await vault.inbox.add(entry, at)) looked += 1;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return looked;
    after = last.account_id;
  }
}
