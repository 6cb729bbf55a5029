import { ENDING_QUEUE } from '@keelson/read-models/operations';
import { type JobHandler, JobRefused } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import type { TakingPayments } from './payment-taking';
import { recordFacts } from './provider-facts';

export const DEACTIVATION_QUEUE = ENDING_QUEUE.subscription;

/** Ends a subscription at the provider, however long the provider is away, and records that it ended. */
export const deactivationJob: JobHandler<
  { readonly accountId: string; readonly subscriptionId: string },
  Deciding & TakingPayments
> = {
  queue: DEACTIVATION_QUEUE,
  retry: { limit: 20, delaySeconds: 5, deadlineSeconds: 60 },
  outlivesAccount: true,
  async handle({ subscriptionId }, context) {
    const { payments: provider, jobId } = context;
    if (!provider) throw new JobRefused('no payment provider is configured');
    await provider.endSubscription(subscriptionId, jobId);
    await recordFacts({ kind: 'subscription', id: subscriptionId }, jobId, provider, context);
  },
};
