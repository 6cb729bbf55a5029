import {
  billingDecider,
  billingStream,
  CURRENCY,
  isUnanswered,
  PLAN_TERMS,
  type SubscriptionCommand,
  subscriptionDecider,
  type SubscriptionRequest,
  VAT_PERCENT,
} from '@keelson/domain/billing';
import { uuidV5 } from '@keelson/event-store/codec';
import { checkoutItem, type PaymentProvider, ProviderFailed, ProviderRefused } from '@keelson/integrations/stripe';
import { type JobHandler, JobRefused, type JobRun } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import type { TakingPayments } from './payment-taking';
import { recordFacts } from './provider-facts';

export const SUBSCRIPTION_REQUEST_QUEUE = 'billing-subscription-request';

/**
 * Does at the provider what was asked about a subscription, under the request's id, however long the provider is away.
 * The request is answered after the provider's facts are recorded, so that who sees it done sees what it did.
 */
export const subscriptionRequestJob: JobHandler<
  { readonly accountId: string; readonly requestId: string },
  Deciding & TakingPayments
> = {
  queue: SUBSCRIPTION_REQUEST_QUEUE,
  retry: { limit: 20, delaySeconds: 5, deadlineSeconds: 60 },
  outlivesAccount: true,
  async handle({ accountId, requestId }, context) {
    const { payments: provider, runner, jobId } = context;
    const { request } = (await runner.load(billingDecider, billingStream(accountId))).state;
    if (!request || !isUnanswered({ request }, requestId)) return;
    if (!provider) throw new JobRefused('no payment provider is configured');
    const reason = await refusalOf(request, provider);
    await recordFacts({ kind: 'subscription', id: request.subscriptionId }, jobId, provider, context);
    const answer: SubscriptionCommand =
      reason === undefined ? { name: 'NoteCarriedOut', requestId } : { name: 'NoteRefused', requestId, reason };
    await noteAnswer(accountId, answer, context);
  },
};

/** Why the provider does not do it for good; `undefined` once it is done. @throws while that is not known. */
async function refusalOf(request: SubscriptionRequest, provider: PaymentProvider): Promise<string | undefined> {
  try {
    await carryOut(request, provider);
    return undefined;
  } catch (error) {
    if (error instanceof ProviderRefused) return error.code;
    if (!(error instanceof ProviderFailed)) throw error;
    // It fails so for ever under this key: whether it was done all the same, the subscription says.
    return (await isDone(request, provider)) ? undefined : 'provider_failed';
  }
}

function carryOut(request: SubscriptionRequest, provider: PaymentProvider): Promise<void> {
  const { subscriptionId, requestId } = request;
  if (request.kind !== 'change') return provider.setEnding(subscriptionId, request.kind === 'end', requestId);
  const item = checkoutItem(PLAN_TERMS[request.to], { vatPercent: VAT_PERCENT, currency: CURRENCY });
  return provider.changePlan({ subscriptionId, item, proratedAt: request.proratedAt }, requestId);
}

async function isDone(request: SubscriptionRequest, provider: PaymentProvider): Promise<boolean> {
  const found = await provider.factsAbout({ kind: 'subscription', id: request.subscriptionId });
  const subscription = found?.facts.subscription;
  if (!subscription) return false;
  return request.kind === 'change'
    ? subscription.lookupKey === PLAN_TERMS[request.to].lookupKey
    : subscription.cancelAtPeriodEnd === (request.kind === 'end');
}

async function noteAnswer(
  accountId: string,
  command: SubscriptionCommand,
  { runner, jobId }: Deciding & Pick<JobRun, 'jobId'>,
): Promise<void> {
  const commandId = uuidV5(jobId, command.name);
  await runner.record({
    decider: subscriptionDecider,
    streamId: billingStream(accountId),
    command,
    partitionKey: accountId,
    context: {
      commandId,
      correlationId: jobId,
      causationId: jobId,
      actor: { kind: 'system', id: SUBSCRIPTION_REQUEST_QUEUE },
      subjectId: accountId,
    },
  });
}
