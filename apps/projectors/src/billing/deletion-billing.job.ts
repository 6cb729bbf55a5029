import { billingStream, type ChangeOfEnd, billingDecider, subscriptionDecider } from '@keelson/domain/billing';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import type { Clock } from '@keelson/kernel';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';

export const DELETION_BILLING_QUEUE = 'billing-deletion';

/** The provider still works on an earlier request: this one waits for its turn. */
class AnotherRequestPending extends Error {
  override readonly name = 'AnotherRequestPending';
}

/**
 * While an account is being deleted nothing more is taken: its subscription ends with the period, and goes on where the
 * deletion is stopped (decision 4.91). What its owner had ended before stays ended.
 */
export const deletionBillingJob: JobHandler<{ readonly accountId: string }, Deciding & { readonly clock: Clock }> = {
  queue: DELETION_BILLING_QUEUE,
  retry: { limit: 20, delaySeconds: 5, deadlineSeconds: 60 },
  async handle({ accountId }, { runner, clock, jobId }) {
    const { kind } = (await runner.load(deletionDecider, deletionStream(accountId))).state;
    const { request } = (await runner.load(billingDecider, billingStream(accountId))).state;
    const name = wanted(kind, request?.kind === 'end' && request.by === 'deletion' && request.outcome !== 'refused');
    if (name === undefined) return;
    const outcome = await runner.run({
      decider: subscriptionDecider,
      streamId: billingStream(accountId),
      command: { name, requestId: jobId, by: 'deletion', at: clock() },
      partitionKey: accountId,
      context: {
        commandId: jobId,
        correlationId: jobId,
        causationId: jobId,
        actor: { kind: 'system', id: DELETION_BILLING_QUEUE },
        subjectId: accountId,
      },
    });
    // Anything else says that there is nothing to end or to keep.
    if (!outcome.ok && outcome.failure.code === 'REQUEST_PENDING') throw new AnotherRequestPending(accountId);
  },
};

function wanted(
  deletion: 'kept' | 'grace' | 'access-ended' | 'erased',
  endedByDeletion: boolean,
): ChangeOfEnd['name'] | undefined {
  if (deletion === 'grace') return 'RequestEnd';
  return deletion === 'kept' && endedByDeletion ? 'WithdrawEnd' : undefined;
}
