import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailable } from '../../port';
import { openPostgresEventStore } from '../../postgres';
import { newStream, sampleAppend } from '../sample-appends';
import type { WriterNews, WriterOrders } from './writer-messages';

// Writes as it is told until done or killed, and tells its parent of every command before and after it is sent.
const orders = JSON.parse(process.env['WRITER_ORDERS'] ?? '{}') as WriterOrders;
const tell = (news: WriterNews): void => void process.send?.(news);

let state = orders.seed;
/** Numerical Recipes' linear congruential generator: the same seed writes the same load. */
const random = (below: number): number => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * below);
};

async function write(name: string, store: Awaited<ReturnType<typeof openPostgresEventStore>>): Promise<void> {
  let own = newStream();
  const versions = new Map<string, number>();
  for (let n = 0; n < orders.commands; n += 1) {
    const shared = orders.sharedStreams[random(orders.sharedStreams.length * 3)];
    const streamId = shared ?? own;
    const data = Array.from({ length: 1 + random(5) }, (_, index) => ({ name, n, index }));
    const append = sampleAppend({ streamId, expectedVersion: versions.get(streamId) ?? 0, data });
    tell({ kind: 'sending', append });
    const outcome = await store.append(append).catch((error: unknown) => {
      if (error instanceof EventStoreUnavailable) return undefined;
      throw error;
    });
    if (outcome) tell({ kind: 'answered', commandId: append.events[0]?.metadata.commandId ?? '', outcome });
    if (outcome?.kind === 'appended') versions.set(streamId, outcome.version);
    if (outcome?.kind === 'wrong-expected-version') versions.set(streamId, outcome.actualVersion);
    if (random(20) === 0) own = newStream();
    if (random(4) === 0) await pause(random(8));
  }
}

async function main(): Promise<void> {
  const store = await openPostgresEventStore({ connectionString: orders.connectionString });
  await Promise.all(Array.from({ length: orders.writers }, (_, n) => write(`${process.pid}/${n}`, store)));
  await store.close();
  // A disconnection drops what the parent has not taken yet: the last news has to be out.
  process.send?.({ kind: 'done' } satisfies WriterNews, () => process.disconnect());
}

void main();
