import type { EventStore, StoredEvent } from '@keelson/event-store';
import { GapInStore, readFollowing } from './event-feed';

const at = (position: number): StoredEvent => ({ position }) as StoredEvent;
const LIMIT = 3;

/** What is read after position 10 where the feed delivers these positions, and the store holds those. */
async function read(delivered: readonly number[], stored: readonly number[] = []) {
  const page = (of: readonly number[]) => ({ events: of.map(at), checkpoint: of.at(-1) ?? 10 });
  const feed = { readAll: () => Promise.resolve(page(delivered)), onAppended: () => () => undefined };
  const store = {
    capabilities: { densePositions: true },
    readAll: () => Promise.resolve(page(stored)),
  } as unknown as EventStore;
  const { events, ended } = await readFollowing({ feed, store }, 10, LIMIT);
  return { positions: events.map(({ position }) => position), ended };
}

it('knows the end by a delivery that has room for more', async () => {
  expect(await read([])).toEqual({ positions: [], ended: true });
  expect(await read([11, 12])).toEqual({ positions: [11, 12], ended: true });
  expect(await read([11, 12, 13])).toEqual({ positions: [11, 12, 13], ended: false });
});

it('does not take a delivery in disorder for the end', async () => {
  expect(await read([12, 11])).toEqual({ positions: [11, 12], ended: false });
  expect(await read([9, 10])).toEqual({ positions: [], ended: false });
});

it('fetches from the store what the feed lacks, and refuses a hole in the store', async () => {
  expect(await read([12], [11, 12])).toEqual({ positions: [11, 12], ended: true });
  await expect(read([12], [12])).rejects.toThrow(GapInStore);
});
