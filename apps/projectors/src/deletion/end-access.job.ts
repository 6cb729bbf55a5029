import { deletionDecider } from '@keelson/domain/deletion';
import type { Clock } from '@keelson/kernel';
import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { type DeletionJob, deletionState, recordDeletion } from './deletion-log';
import { followTrial } from './follow-trial.job';

export const END_ACCESS_QUEUE = 'deletion-end-access';

/** Comes when the days of grace are over. A deletion that was cancelled, or began anew since, is left alone. */
export const endAccessJob: JobHandler<DeletionJob, Deciding & { readonly clock: Clock; readonly log: Logger }> = {
  queue: END_ACCESS_QUEUE,
  async handle(job, context) {
    // A trial that was extended in its last second is heard of before the timer.
    await followTrial(job, END_ACCESS_QUEUE, context);
    const command = { name: 'EndAccess', at: context.clock() } as const;
    const decision = deletionDecider.decide(command, await deletionState(context, job.accountId));
    if (decision.ok) await recordDeletion(context, END_ACCESS_QUEUE, job, command);
    else context.log.info({ accountId: job.accountId, code: decision.failure.code }, 'access not ended');
  },
};
