import { type FactStated, RECONCILIATION_PARTITION, SWEEP_STREAM } from '@keelson/domain/reconciliation';
import type { EventStore } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import type { ProviderStatements, Statement, StatementKind } from '@keelson/integrations/stripe';
import { factOf } from '../state-facts';

/** The last fact of each object that a log holds, by the object's stream, and how many facts there are in all. */
export async function recordedFacts(
  store: Pick<EventStore, 'readPartition'>,
  codec: Pick<EventCodec, 'decode'>,
): Promise<{ readonly facts: ReadonlyMap<string, FactStated>; readonly events: number }> {
  const all = await codec.decode<FactStated>(await store.readPartition(RECONCILIATION_PARTITION));
  const stated = all.filter(({ streamId }) => streamId !== SWEEP_STREAM);
  const facts = stated
    .toSorted((one, other) => (one.streamId < other.streamId ? -1 : Number(one.streamId > other.streamId)))
    .map(({ streamId, type, data }) => [streamId, { type, data } as FactStated] as const);
  return { facts: new Map(facts), events: stated.length };
}

const KINDS: readonly StatementKind[] = ['transaction', 'charge', 'refund', 'dispute', 'payout'];

/** Everything that the provider states now, read object by object. */
export async function everythingStated(statements: ProviderStatements): Promise<readonly FactStated[]> {
  const found = new Map<string, Statement>();
  for (const kind of KINDS)
    for await (const page of statements.listed(kind, { from: new Date(0), until: undefined }))
      for (const each of page) found.set(idOf(each), each);
  for (const each of [...found.values()]) {
    if (each.kind === 'charge') {
      const whole = await statements.read({ kind: 'charge', id: each.stated.chargeId });
      if (whole) found.set(idOf(whole), whole);
    }
    if (each.kind === 'payout' && each.stated.automatic)
      for await (const page of statements.transactionsOf(each.stated.payoutId))
        for (const taken of page) found.set(idOf(taken), taken);
  }
  return [...found.values()].map(factOf);
}

const idOf = ({ kind, stated }: Statement): string => `${kind} ${Object.values(stated)[0] as string}`;
