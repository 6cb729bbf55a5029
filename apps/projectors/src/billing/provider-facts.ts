import { type BillingCommand, billingDecider, type BillingState, billingStream } from '@keelson/domain/billing';
import { uuidV5 } from '@keelson/event-store/codec';
import type { AccountFacts, ObjectRef, PaymentProvider } from '@keelson/integrations/stripe';
import type { Deciding } from '../runtime/worker-runner';

/** Namespace of the ids of what workers record: a random UUID that must never change. */
const RECORDING = '0f2b7f4e-2a52-4f0d-8a3b-6b1a5f0d9c11';
const MOST_ATTEMPTS = 20;
const ACTOR = { kind: 'system', id: 'payment-provider' } as const;

/**
 * Reads how things stand at the provider and records what is new. The stream is read before the provider and appended
 * to at the version that was read, so that what is recorded is never older than what was recorded before: any number of
 * workers may do this at once, in any order, for the same payment.
 * @returns whose payment it is; `undefined` for none of ours.
 */
export async function recordFacts(
  ref: ObjectRef,
  cause: string,
  provider: Pick<PaymentProvider, 'factsAbout'>,
  { runner }: Deciding,
): Promise<string | undefined> {
  const first = await provider.factsAbout(ref);
  if (!first) return undefined;
  const { accountId } = first;
  const latest: { found: AccountFacts | undefined } = { found: first };
  const streamId = billingStream(accountId);
  const causationId = uuidV5(RECORDING, cause);
  await runner.record({
    decider: billingDecider,
    streamId,
    partitionKey: accountId,
    mostAttempts: MOST_ATTEMPTS,
    gather: async (state) => {
      if (!latest.found || !isNews(latest.found, state)) return undefined;
      latest.found = await provider.factsAbout(ref);
      return latest.found && recordOf(latest.found);
    },
    context: (version) => ({
      commandId: uuidV5(causationId, `${streamId} after ${version}`),
      correlationId: causationId,
      causationId,
      actor: ACTOR,
      subjectId: accountId,
    }),
  });
  return latest.found && accountId;
}

const recordOf = ({ facts }: AccountFacts): BillingCommand => ({ name: 'RecordFacts', facts });

/** Whether the provider need be asked again: a refusal by the rules is told by the runner. */
function isNews(facts: AccountFacts, state: BillingState): boolean {
  const decision = billingDecider.decide(recordOf(facts), state);
  return !decision.ok || decision.value.length > 0;
}
