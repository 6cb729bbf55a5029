import type { EventStore } from '@keelson/event-store';
import type { EventCatalogue, EventCodec } from '@keelson/event-store/codec';
import type { Pool } from 'pg';
import type { Applier } from './applier';
import { Checkpoints } from './checkpoints';
import { storedTypes } from './handled-types';
import { jobQueue } from './job-queue';
import { parkedStreams } from './parked-streams';
import { ProjectionApplier } from './projection-applier';
import { QuietMoves } from './quiet-moves';
import { ReactorApplier } from './reactor-applier';
import type { Registry } from './registration';
import { retryParkedStream } from './retry-parked-stream';
import { shardsOf } from './shards';
import { TIMINGS } from './timings';

export interface RetryContext {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly catalogue: EventCatalogue;
  readonly registry: Registry;
}

export type RetryOutcome =
  | { readonly kind: 'retried' }
  | { readonly kind: 'still-failing'; readonly fromVersion: number; readonly reason: string }
  | { readonly kind: 'not-parked' }
  | { readonly kind: 'unknown-projection' }
  | { readonly kind: 'busy' };

const MOST_ROUNDS = 20;

/**
 * Replays a parked stream for one projection or reactor and unparks it. It interrupts the worker that owns the
 * checkpoint, which then claims it anew and finds the stream unparked.
 */
export async function retryStream(context: RetryContext, name: string, streamId: string): Promise<RetryOutcome> {
  const applier = applierOf(context, name);
  if (!applier) return { kind: 'unknown-projection' };
  const checkpoints = new Checkpoints(context.pool, { owner: 'operate', leaseMs: 0 });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const claim = await checkpoints.interrupt(name);
    const parked = (await parkedStreams(context.pool, name)).find((each) => each.streamId === streamId);
    if (!claim || !parked) return { kind: 'not-parked' };
    const { held, troubles } = await retryParkedStream(
      { ...context, applier, poisonBackOff: TIMINGS.poisonBackOff },
      claim,
      parked,
    );
    const [trouble] = troubles;
    if (!held) continue;
    return trouble
      ? { kind: 'still-failing', fromVersion: trouble.fromVersion, reason: trouble.reason }
      : { kind: 'retried' };
  }
  return { kind: 'busy' };
}

function applierOf({ pool, codec, catalogue, registry }: RetryContext, name: string): Applier | undefined {
  for (const projection of registry.projections) {
    const shard = shardsOf(projection).find((each) => each.name === name);
    const concerns = storedTypes(projection.handles, catalogue);
    if (shard)
      return new ProjectionApplier(pool, codec, { projection, generation: 'live', concerns, takes: shard.takes });
  }
  const reactor = registry.reactors.find((each) => each.name === name);
  if (!reactor) return undefined;
  const concerns = storedTypes(reactor.handles, catalogue);
  return new ReactorApplier({
    pool,
    codec,
    boss: jobQueue(pool),
    reactor,
    concerns,
    quietMoves: new QuietMoves(pool),
    onPlaced: () => undefined,
  });
}
