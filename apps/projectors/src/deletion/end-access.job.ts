import { deletionDecider } from '@keelson/domain/deletion';
import type { JobHandler } from '../runtime/job';
import { type DeletionJob, deletionState, recordDeletion } from './deletion-log';

export const END_ACCESS_QUEUE = 'deletion-end-access';

/** Comes when the days of grace are over. A deletion that was cancelled, or began anew since, is left alone. */
export const endAccessJob: JobHandler<DeletionJob> = {
  queue: END_ACCESS_QUEUE,
  async handle(job, services) {
    const command = { name: 'EndAccess', at: services.clock() } as const;
    const decision = deletionDecider.decide(command, await deletionState(services, job.accountId));
    if (decision.ok) await recordDeletion(services, END_ACCESS_QUEUE, job, command);
    else services.log.info({ accountId: job.accountId, code: decision.failure.code }, 'access not ended');
  },
};
