import { billingDecider, billingStream } from '@keelson/domain/billing';
import { decideAndAppend } from '../operate/decide-and-append';
import type { JobHandler } from '../runtime/job';

export const EARLY_ACCESS_END_QUEUE = 'early-access-end';

/** The 24 months are over: access ends, unless it ended before. */
export const earlyAccessEndJob: JobHandler<{ readonly accountId: string; readonly paymentId: string }> = {
  queue: EARLY_ACCESS_END_QUEUE,
  async handle({ accountId, paymentId }, context) {
    const { jobId, clock } = context;
    await decideAndAppend(context, {
      decider: billingDecider,
      streamId: billingStream(accountId),
      command: { name: 'EndEarlyAccess', paymentId, at: clock() },
      metadata: {
        commandId: jobId,
        correlationId: jobId,
        causationId: jobId,
        actor: { kind: 'system', id: EARLY_ACCESS_END_QUEUE },
        subjectId: accountId,
        partitionKey: accountId,
      },
    });
  },
};
