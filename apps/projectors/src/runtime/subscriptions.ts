import type PgBoss from 'pg-boss';
import type { Share } from './assignment/assignment';
import type { AwaitedClaims } from './assignment/awaited-claims';
import type { Checkpoints, Ownership } from './checkpoints';
import type { FollowerParts } from './follower';
import type { Applier } from './applier';
import { storedNames, storedTypes } from './handled-types';
import { ProjectionApplier } from './projection-applier';
import { prepareProjection, tellHandled } from './projection-tables';
import { ReactorApplier } from './reactor-applier';
import { prepareReactor, REACTOR_VERSION } from './reactor-checkpoint';
import type { QuietMoves } from './quiet-moves';
import { rebuild } from './rebuild';
import type { AnyProjection, AnyReactor } from './registration';
import type { Relay } from './relay/relay';
import { RelayApplier } from './relay/relay-applier';
import { prepareRelay, RELAY_VERSION } from './relay/relay-checkpoint';
import type { SharedFeed } from './shared-feed';
import { type Shard, shardsOf } from './shards';
import { Subscription, type SubscriptionParts } from './subscription';
import { tellLowest } from './tell-lowest';
import type { WakeUp } from './wake-up';
import type { WorkerParts } from './worker-parts';

export interface SubscriptionContext extends Omit<WorkerParts, 'feed'> {
  readonly feed: SharedFeed;
  readonly checkpoints: Checkpoints;
  readonly ownership: Ownership;
  readonly share: Share;
  readonly awaited: AwaitedClaims;
  readonly boss: PgBoss;
  readonly quietMoves: QuietMoves;
  readonly appended: WakeUp;
  readonly pause: (ms: number) => Promise<void>;
  readonly stopping: () => boolean;
  readonly onPlaced: (queues: ReadonlySet<string>) => void;
}

/** One, or one for each shard. */
export const projectionSubscriptions = (context: SubscriptionContext, projection: AnyProjection) =>
  shardsOf(projection).map((shard) => projectionSubscription(context, projection, shard));

function projectionSubscription(
  context: SubscriptionContext,
  projection: AnyProjection,
  { name, takes, builds }: Shard,
): Subscription {
  const { pool, codec, catalogue, log, quietMoves } = context;
  const concerns = storedTypes(projection.handles, catalogue);
  const handled = storedNames(projection.handles, catalogue);
  const live = new ProjectionApplier(pool, codec, { projection, generation: 'live', concerns, takes }, quietMoves);
  const next = new ProjectionApplier(pool, codec, { projection, generation: 'next', concerns }, quietMoves);
  let told = false;
  return subscription(context, live, {
    name,
    version: projection.version,
    ...(takes && { tellLowest: () => tellLowest(pool, projection.name) }),
    prepare: async (enter) => {
      const preparation = await prepareProjection(pool, projection);
      if (preparation === 'ready') {
        await tellHandled(pool, projection, handled);
        return true;
      }
      if (preparation === 'newer') {
        if (!told)
          log.warn(
            { projection: projection.name, version: projection.version },
            'left alone: its table is of a newer version',
          );
        told = true;
        return false;
      }
      if (!builds) return false;
      enter('rebuilding');
      log.info({ projection: projection.name, version: projection.version }, 'rebuilding for a new version');
      const outcome = await rebuild({ ...context, ...followerParts(context, next), projection, resume: true });
      if (outcome !== 'switched') return false;
      await tellHandled(pool, projection, handled);
      return true;
    },
  });
}

export function reactorSubscription(context: SubscriptionContext, reactor: AnyReactor): Subscription {
  const { pool, codec, boss, onPlaced, quietMoves } = context;
  const concerns = storedTypes(reactor.handles, context.catalogue);
  return subscription(context, new ReactorApplier({ pool, codec, boss, reactor, concerns, quietMoves, onPlaced }), {
    name: reactor.name,
    version: REACTOR_VERSION,
    prepare: async () => {
      await prepareReactor(pool, context.store, reactor);
      return true;
    },
  });
}

export function relaySubscription(context: SubscriptionContext, { name, publisher }: Relay): Subscription {
  const { pool } = context;
  return subscription(context, new RelayApplier(pool, publisher), {
    name,
    version: RELAY_VERSION,
    prepare: async () => {
      await prepareRelay(pool, name);
      return true;
    },
  });
}

type Particulars = Pick<SubscriptionParts, 'name' | 'version' | 'prepare' | 'tellLowest'>;

function subscription(context: SubscriptionContext, applier: Applier, particulars: Particulars): Subscription {
  const { checkpoints, share, awaited, appended: wakeUp, pause } = context;
  const { pollMs, outageBackOff } = context.timings;
  return new Subscription({
    ...followerParts(context, applier),
    ...particulars,
    checkpoints,
    share,
    awaited,
    wakeUp,
    pause,
    pollMs,
    outageBackOff,
    onOutage: () => context.feed.forget(),
  });
}

function followerParts({ feed, store, pool, log, timings }: SubscriptionContext, applier: Applier): FollowerParts {
  const { batchSize, poisonBackOff } = timings;
  return { feed: feed.reader(), store, pool, applier, log, batchSize, poisonBackOff };
}
