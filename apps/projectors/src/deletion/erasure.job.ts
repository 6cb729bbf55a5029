import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import { certify } from './certify';
import { type DeletionJob, deletionState, recordDeletion } from './deletion-log';
import { ERASURE_QUEUE, ERASURE_STEPS, type ErasureContext, type Erasing } from './erasure-steps';

/** Outages of hours are waited out: a deletion that was promised must not end among the failed jobs. */
const RETRY = { limit: 30, delaySeconds: 2, deadlineSeconds: 60 } as const;

/**
 * Erases a person. Read models follow by the event that is recorded last, each by its own projection. Any number of
 * tries, also at once, record one erasure and one certificate.
 * @param after told of each step when it is done
 */
export async function eraseSubject(
  job: DeletionJob,
  context: ErasureContext,
  after: (step: string) => void = () => undefined,
): Promise<void> {
  const { kind } = await deletionState(context, job.accountId);
  if (kind !== 'access-ended' && kind !== 'erased') throw new Error(`an erasure was asked for, access: ${kind}`);
  for (const step of ERASURE_STEPS) {
    await step.run(job, context);
    after(step.name);
  }
  await recordDeletion(context, ERASURE_QUEUE, job, { name: 'RecordErasure' });
  after('record');
  await certify(job, ERASURE_QUEUE, context);
  after('certify');
}

export const erasureJob: JobHandler<DeletionJob, Erasing & { readonly log: Logger }> = {
  queue: ERASURE_QUEUE,
  retry: RETRY,
  async handle(job, context) {
    await eraseSubject(job, context);
    context.log.info({ accountId: job.accountId }, 'personal data erased');
  },
};
