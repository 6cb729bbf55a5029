import {
  factsDecider,
  type FactStated,
  objectIdOf,
  type ObjectState,
  providerObjectStream,
  RECONCILIATION_PARTITION,
} from '@keelson/domain/reconciliation';
import { uuidV5 } from '@keelson/event-store/codec';
import type { ObjectRef, ProviderStatements, Statement, StatementRef } from '@keelson/integrations/stripe';
import type { Deciding } from '../runtime/worker-runner';

/** Namespace of the ids of what is recorded here: a random UUID that must never change. */
const STATING = '5d0c1b0e-61c7-4a86-9d0a-6f1f5a4c2b77';
const MOST_ATTEMPTS = 20;
const ACTOR = { kind: 'system', id: 'payment-provider' } as const;

export interface Stating extends Deciding {
  readonly statements: ProviderStatements;
}

export function factOf(statement: Statement): FactStated {
  switch (statement.kind) {
    case 'charge':
      return { type: 'reconciliation.charge-stated.v1', data: statement.stated };
    case 'refund':
      return { type: 'reconciliation.refund-stated.v1', data: statement.stated };
    case 'dispute':
      return { type: 'reconciliation.dispute-stated.v1', data: statement.stated };
    case 'transaction':
      return { type: 'reconciliation.transaction-stated.v1', data: statement.stated };
    case 'payout':
      return { type: 'reconciliation.payout-stated.v1', data: statement.stated };
  }
}

/**
 * Records a statement if it is news. What may change is read again after its stream was, and appended at the version
 * that was read, so that what is recorded is never older than what was recorded before: any number of workers may do
 * this at once, in any order, with lists that were read long ago.
 * @param first done before news are recorded, for what nobody would come back for once they are
 * @returns whether it was news.
 */
export async function stateFact(
  statement: Statement,
  cause: string,
  { runner, statements }: Stating,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const fact = factOf(statement);
  const id = objectIdOf(fact);
  const streamId = providerObjectStream(id);
  const causationId = uuidV5(STATING, cause);
  const outcome = await runner.record({
    decider: factsDecider,
    streamId,
    partitionKey: RECONCILIATION_PARTITION,
    mostAttempts: MOST_ATTEMPTS,
    gather: async (state) => {
      if (!isNews(fact, state)) return undefined;
      const now = await readAgain({ kind: statement.kind, id }, fact, statements);
      // Not before: a payout that was read as complete had all its transactions by then.
      if (now) await first();
      return now && { name: 'StateFact', fact: now };
    },
    context: (version) => ({
      commandId: uuidV5(causationId, `${streamId} after ${version}`),
      correlationId: causationId,
      causationId,
      actor: ACTOR,
      subjectId: RECONCILIATION_PARTITION,
    }),
  });
  return outcome.events.length > 0;
}

/** A transaction never changes but for the payout that takes it, which only the payout's own list says. */
async function readAgain(
  ref: StatementRef,
  fact: FactStated,
  statements: ProviderStatements,
): Promise<FactStated | undefined> {
  if (ref.kind === 'transaction') return fact;
  const found = await statements.read(ref);
  return found && factOf(found);
}

function isNews(fact: FactStated, state: ObjectState): boolean {
  const decision = factsDecider.decide({ name: 'StateFact', fact }, state);
  return decision.ok && decision.value.length > 0;
}

/** Records how an object stands now, whatever was said of it. */
export async function stateObject(ref: StatementRef, cause: string, stating: Stating): Promise<boolean> {
  const found = await stating.statements.read(ref);
  return found !== undefined && (await stateFact(found, cause, stating));
}

/** Records what a message of the provider is about: a charge or a payout with all its parts. */
export async function stateAbout({ kind, id }: ObjectRef, cause: string, stating: Stating): Promise<void> {
  if (kind === 'charge') {
    for (const part of await stating.statements.partsOf(id)) await stateFact(part, cause, stating);
    await stateObject({ kind, id }, cause, stating);
  }
  if (kind === 'payout') {
    const found = await stating.statements.read({ kind, id });
    if (found?.kind === 'payout') await statePayout(found, cause, stating);
  }
}

/**
 * Records a payout after the transactions that it is made of: one that is recorded as complete has them all. The
 * provider lists those of an automatic payout only.
 */
export async function statePayout(
  payout: Extract<Statement, { kind: 'payout' }>,
  cause: string,
  stating: Stating,
): Promise<boolean> {
  const { payoutId, automatic, transactionId } = payout.stated;
  return stateFact(payout, cause, stating, async () => {
    if (transactionId !== null) await stateObject({ kind: 'transaction', id: transactionId }, cause, stating);
    if (!automatic) return;
    for await (const page of stating.statements.transactionsOf(payoutId))
      for (const each of page) await stateFact(each, cause, stating);
  });
}
