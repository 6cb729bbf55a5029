import { billingDecider, billingStream } from '@keelson/domain/billing';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { decideAndAppend, stateOf } from '../operate/decide-and-append';
import type { JobHandler } from '../runtime/job';

export const END_BILLING_QUEUE = 'billing-end';

/**
 * Whoever has no access pays no longer. It comes when access has ended, and again for a subscription that starts: a
 * checkout may have been paid while the account went.
 */
export const endBillingJob: JobHandler<{ readonly accountId: string }> = {
  queue: END_BILLING_QUEUE,
  retry: { limit: 20, delaySeconds: 5, deadlineSeconds: 60 },
  outlivesAccount: true,
  async handle({ accountId }, context) {
    const { jobId, clock } = context;
    const { kind } = (await stateOf(context, deletionDecider, deletionStream(accountId))).state;
    if (kind !== 'access-ended' && kind !== 'erased') return;
    await decideAndAppend(context, {
      decider: billingDecider,
      streamId: billingStream(accountId),
      command: { name: 'Deactivate', at: clock() },
      metadata: {
        commandId: jobId,
        correlationId: jobId,
        causationId: jobId,
        actor: { kind: 'system', id: END_BILLING_QUEUE },
        subjectId: accountId,
        partitionKey: accountId,
      },
    });
  },
};
