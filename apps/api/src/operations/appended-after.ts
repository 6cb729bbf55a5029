import type { EventStore } from '@keelson/event-store';

/** When the event after each position was appended, one read for each place at which somebody stands. */
export async function appendedAfter(
  store: EventStore,
  places: readonly { readonly position: number }[],
): Promise<(position: number) => Date | undefined> {
  const positions = [...new Set(places.map(({ position }) => position))];
  const next = await Promise.all(
    positions.map(async (position) => (await store.readAll(position, 1)).events[0]?.occurredAt),
  );
  const times = new Map(positions.map((position, index) => [position, next[index]]));
  return (position) => times.get(position);
}
