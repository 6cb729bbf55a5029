import { billingDecider, billingStream } from '@keelson/domain/billing';
import type { Clock } from '@keelson/kernel';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { isAccessOver } from './access-over';

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
    if (!(await isAccessOver(accountId, runner))) return;
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
