import { billingDecider, type BillingEvent, type BillingState, billingStream } from '@keelson/domain/billing';
import { commandHashWith, uuidV5 } from '@keelson/event-store/codec';
import type { AccountFacts, ObjectRef, PaymentProvider } from '@keelson/integrations/stripe';
import { stateOf } from '../operate/decide-and-append';
import type { Services } from '../runtime/services';

export type FactsLog = Pick<Services, 'store' | 'codec'>;

/** Namespace of the ids of what workers record: a random UUID that must never change. */
const RECORDING = '0f2b7f4e-2a52-4f0d-8a3b-6b1a5f0d9c11';
const MOST_CONFLICTS = 20;
const ACTOR = { kind: 'system', id: 'payment-provider' } as const;

// Nothing personal is in these commands, so their hash needs no secret.
const commandHash = commandHashWith(Buffer.from('provider-facts'));

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
  log: FactsLog,
): Promise<string | undefined> {
  let found = await provider.factsAbout(ref);
  for (let conflicts = 0; found && conflicts < MOST_CONFLICTS; conflicts += 1) {
    const { accountId } = found;
    const { state, version } = await stateOf(log, billingDecider, billingStream(accountId));
    if (newsIn(found, state).length === 0) return accountId;
    found = await provider.factsAbout(ref);
    if (!found) return undefined;
    const news = newsIn(found, state);
    if (news.length === 0 || (await appended(accountId, news, version, cause, log))) return accountId;
  }
  if (found) throw new Error(`the billing of ${found.accountId} changed too often`);
  return undefined;
}

function newsIn({ facts }: AccountFacts, state: BillingState): readonly BillingEvent[] {
  const decision = billingDecider.decide({ name: 'RecordFacts', facts }, state);
  if (!decision.ok) throw new Error(`facts of the provider were refused: ${decision.failure.code}`);
  return decision.value;
}

async function appended(
  accountId: string,
  news: readonly BillingEvent[],
  version: number,
  cause: string,
  { store, codec }: FactsLog,
): Promise<boolean> {
  const streamId = billingStream(accountId);
  const causationId = uuidV5(RECORDING, cause);
  const commandId = uuidV5(causationId, `${streamId} after ${version}`);
  const events = await codec.encode(news, {
    commandId,
    commandHash: commandHash(streamId, commandId),
    correlationId: causationId,
    causationId,
    actor: ACTOR,
    subjectId: accountId,
    partitionKey: accountId,
  });
  const outcome = await store.append({ streamId, expectedVersion: version, events });
  return outcome.kind === 'appended' || outcome.kind === 'repeated';
}
