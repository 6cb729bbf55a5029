import { randomUUID } from 'node:crypto';
import type { ActorKind } from '@keelson/vocabulary';
import type { TestApi } from './start-test-api';

type Log = Pick<TestApi['services'], 'store' | 'codec'>;
export type Events = Parameters<Log['codec']['encode']>[0];

interface Somebody {
  readonly accountId: string;
  readonly kind: ActorKind;
}

/** Puts events about somebody into the log, as a stream that begins with them. */
export async function recordAs(
  { store, codec }: Log,
  { accountId, kind }: Somebody,
  streamId: string,
  events: Events,
): Promise<void> {
  const encoded = await codec.encode(events, {
    commandId: randomUUID(),
    commandHash: 'none',
    correlationId: randomUUID(),
    causationId: randomUUID(),
    actor: { kind, id: accountId },
    subjectId: accountId,
    partitionKey: accountId,
  });
  await store.append({ streamId, expectedVersion: 0, events: encoded });
}
