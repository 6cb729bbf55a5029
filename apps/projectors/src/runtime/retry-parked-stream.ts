import type { EventStore, StoredEvent } from '@keelson/event-store';
import type { ClientBase } from 'pg';
import { type Applied, type Applier, isFor } from './applier';
import type { BackOff } from './back-off';
import type { Claim } from './checkpoints';
import { erasuresAfter } from './erasures-after';
import { failureText, isOutage } from './failure';
import { park, type Parked, type Trouble, unpark } from './parked-streams';

export interface RetryParts {
  readonly store: EventStore;
  readonly applier: Applier;
  readonly poisonBackOff: BackOff;
}

const PAGE = 1_000;

/**
 * Replays a parked stream, and what waits with it, from the store up to the checkpoint in the order of the log, and
 * unparks it, or parks it where it fails now. Whoever was erased meanwhile stays erased. Rows that are fed from several
 * partitions get these events late: where their order matters, rebuild the projection.
 */
export async function retryParkedStream(parts: RetryParts, claim: Claim, parked: Parked): Promise<Applied> {
  const { store, applier, poisonBackOff } = parts;
  const missed = await missedEvents(parts, claim, parked);
  const erasures = await erasuresAfter(missed, claim.position, store);
  const events = [...missed, ...erasures].filter((event) => isFor(applier, event));
  const settle = async (client: ClientBase, troubles: readonly Trouble[]): Promise<void> => {
    if (!troubles.some(({ streamId }) => streamId === parked.streamId))
      await unpark(client, claim.name, parked.streamId);
    for (const trouble of troubles) await park(client, claim.name, trouble, parked.attempts + 1, poisonBackOff);
  };
  const move = { claim, to: claim.position, alwaysSettle: true } as const;
  try {
    return await applier.apply(events, { ...move, settle });
  } catch (error) {
    if (isOutage(error)) throw error;
    const { streamId, fromVersion, partition } = parked;
    const troubles = [{ streamId, fromVersion, ...(partition && { partition }), reason: failureText(error) }];
    const { held } = await applier.apply([], { ...move, settle: (client) => settle(client, troubles) });
    return { held, troubles };
  }
}

/** In the order of the log, up to the checkpoint. */
async function missedEvents(
  { store, applier }: RetryParts,
  { position: checkpoint }: Claim,
  { streamId, fromVersion, partition }: Parked,
): Promise<readonly StoredEvent[]> {
  if (!partition) {
    const own = await allPages((last) =>
      store.readStream(streamId, { afterVersion: last?.version ?? fromVersion - 1, limit: PAGE }),
    );
    return own.filter(({ position }) => position <= checkpoint);
  }
  const { key, fromPosition } = partition;
  const all = await allPages((last) =>
    store.readPartition(key, { ...(last ? { afterPosition: last.position } : { fromPosition }), limit: PAGE }),
  );
  return all.filter((event) => event.position <= checkpoint && applier.partitionOf(event) === key);
}

/** @param read gives the page behind the last event of the page before, or the first one */
async function allPages(
  read: (last: StoredEvent | undefined) => Promise<readonly StoredEvent[]>,
): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (;;) {
    const page = await read(events.at(-1));
    events.push(...page);
    if (page.length < PAGE) return events;
  }
}
