import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { uuidV5 } from '@keelson/event-store/codec';
import type { ReadModelDatabase } from '@keelson/read-models';
import { selectRepeating } from '@keelson/read-models/connections';
import type { Clock } from '@keelson/kernel';
import { owesPayment } from '@keelson/vocabulary';
import type { Kysely } from 'kysely';
import type { JobHandler, JobRun } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import type { Deciding } from '../runtime/worker-runner';
import { accountStanding } from '../runtime/account-standing';
import { connectionAtHand, recordConnection } from './connection-log';

export const IMPORT_CYCLE_QUEUE = 'import-cycle';

const PAGE = 500;

type Cycle = Deciding & { readonly clock: Clock };

/**
 * Every night: asks for the figures of every connected system whose owner did not switch that off. Nothing is fetched for
 * an account that owes a payment or is being deleted; the cycle goes on with the first night after it was paid, or the
 * deletion stopped.
 */
export const importCycleJob: JobHandler<
  Record<string, never>,
  Cycle & { readonly readModels: Kysely<ReadModelDatabase> }
> = {
  queue: IMPORT_CYCLE_QUEUE,
  retry: { limit: 3, delaySeconds: 60, deadlineSeconds: 900 },
  async handle(_data, context) {
    for (let after = ''; ;) {
      const page = await selectRepeating(context.readModels, { after, limit: PAGE });
      for (const { accountId, connectionId } of page) await requestImport(accountId, connectionId, context);
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.accountId;
    }
  },
};

export const importCycleSchedule: Schedule = { queue: IMPORT_CYCLE_QUEUE, everyMs: 24 * HOUR_MS, afterMs: 3 * HOUR_MS };

async function requestImport(accountId: string, connectionId: string, context: Cycle & JobRun): Promise<void> {
  const connection = await connectionAtHand(accountId, connectionId, context);
  if (!connection || connection.reconnect !== null) return;
  if (owesPayment(await accountStanding(accountId, context, context.clock()))) return;
  const deletion = await context.runner.load(deletionDecider, deletionStream(accountId));
  if (deletion.state.kind !== 'kept') return;
  const importId = uuidV5(context.jobId, connectionId);
  const command = { name: 'RequestImport', connectionId, importId, reason: 'scheduled' } as const;
  await recordConnection(context, IMPORT_CYCLE_QUEUE, accountId, command, importId);
}
