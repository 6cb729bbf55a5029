import { billingDecider, billingStream } from '@keelson/domain/billing';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import type { Clock } from '@keelson/kernel';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';

export const END_BILLING_QUEUE = 'billing-end';

/**
 * Without access nobody pays. It comes when access has ended, and again for a subscription that starts: a
 * checkout may have been paid while the account went.
 */
export const endBillingJob: JobHandler<{ readonly accountId: string }, Deciding & { readonly clock: Clock }> = {
  queue: END_BILLING_QUEUE,
  retry: { limit: 20, delaySeconds: 5, deadlineSeconds: 60 },
  outlivesAccount: true,
  async handle({ accountId }, context) {
    const { jobId, clock, runner } = context;
    const { kind } = (await runner.load(deletionDecider, deletionStream(accountId))).state;
    if (kind !== 'access-ended' && kind !== 'erased') return;
    await runner.record({
      decider: billingDecider,
      streamId: billingStream(accountId),
      command: { name: 'Deactivate', at: clock() },
      partitionKey: accountId,
      context: {
        commandId: jobId,
        correlationId: jobId,
        causationId: jobId,
        actor: { kind: 'system', id: END_BILLING_QUEUE },
        subjectId: accountId,
      },
    });
  },
};
