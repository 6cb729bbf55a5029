import { billingDecider, billingStream } from '@keelson/domain/billing';
import type { Clock } from '@keelson/kernel';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';

export const EARLY_ACCESS_END_QUEUE = 'early-access-end';

/** The 24 months are over: access ends, unless it ended before. */
export const earlyAccessEndJob: JobHandler<
  { readonly accountId: string; readonly paymentId: string },
  Deciding & { readonly clock: Clock }
> = {
  queue: EARLY_ACCESS_END_QUEUE,
  async handle({ accountId, paymentId }, context) {
    const { jobId, clock, runner } = context;
    await runner.record({
      decider: billingDecider,
      streamId: billingStream(accountId),
      command: { name: 'EndEarlyAccess', paymentId, at: clock() },
      partitionKey: accountId,
      context: {
        commandId: jobId,
        correlationId: jobId,
        causationId: jobId,
        actor: { kind: 'system', id: EARLY_ACCESS_END_QUEUE },
        subjectId: accountId,
      },
    });
  },
};
