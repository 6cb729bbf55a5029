import type { EventStore, StoredEvent } from '@keelson/event-store';
import type { Applied, Applier } from './applier';
import type { BackOff } from './back-off';
import type { Claim } from './checkpoints';
import { erasuresAfter } from './erasures-after';
import { failureText, isOutage } from './failure';
import { park, type Parked, unpark } from './parked-streams';

export interface RetryParts {
  readonly store: EventStore;
  readonly applier: Applier;
  readonly poisonBackOff: BackOff;
}

const PAGE = 1_000;

/**
 * Replays a parked stream from the store up to the checkpoint and unparks it, or parks it where it fails now. Whoever
 * was erased meanwhile stays erased. Rows fed
 * by several streams get these events late: where their order matters, rebuild the projection.
 */
export async function retryParkedStream(
  { store, applier, poisonBackOff }: RetryParts,
  claim: Claim,
  parked: Parked,
): Promise<Applied> {
  const { streamId } = parked;
  const missed = await eventsSince(store, parked);
  const told = missed.filter(({ position }) => position <= claim.position);
  const erasures = await erasuresAfter(told, claim.position, store);
  const events = [...told, ...erasures].filter(({ type }) => applier.concerns(type));
  const move = { claim, to: claim.position, alwaysSettle: true } as const;
  try {
    return await applier.apply(events, {
      ...move,
      settle: (client, [trouble]) =>
        trouble
          ? park(client, claim.name, trouble, parked.attempts + 1, poisonBackOff)
          : unpark(client, claim.name, streamId),
    });
  } catch (error) {
    if (isOutage(error)) throw error;
    const trouble = { streamId, fromVersion: parked.fromVersion, reason: failureText(error) };
    const settle = (client: Parameters<typeof park>[0]) =>
      park(client, claim.name, trouble, parked.attempts + 1, poisonBackOff);
    const { held } = await applier.apply([], { ...move, settle });
    return { held, troubles: [trouble] };
  }
}

async function eventsSince(store: EventStore, { streamId, fromVersion }: Parked): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (;;) {
    const page = await store.readStream(streamId, { afterVersion: fromVersion - 1 + events.length, limit: PAGE });
    events.push(...page);
    if (page.length < PAGE) return events;
  }
}
