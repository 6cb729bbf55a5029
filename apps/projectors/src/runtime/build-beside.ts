import { randomUUID } from 'node:crypto';
import type { EventStore } from '@keelson/event-store';
import type { Logger } from 'pino';
import { Checkpoints } from './checkpoints';
import { failureText, isOutage } from './failure';
import type { Finish } from './finish-rebuild';
import { storedTypes } from './handled-types';
import { LeaseKeeper } from './lease-keeper';
import { ProjectionApplier } from './projection-applier';
import { prepareProjection } from './projection-tables';
import { buildNext, type RebuildParts, type Unfinished } from './rebuild';
import type { AnyProjection } from './registration';
import { TIMINGS } from './timings';
import type { RetryContext } from './retry-stream';

const SAY_EVERY_MS = 1_000;
const MOST_OUTAGES = 20;

export interface BuildContext extends Omit<RetryContext, 'registry'> {
  readonly store: EventStore;
  readonly log: Logger;
  /** Writes a line for the person at the terminal. */
  readonly say: (line: string) => void;
  /** True once the person wants to stop. */
  readonly stopping: () => boolean;
}

/** Builds a next generation from this process, saying how far it has come; outages are waited out. */
export async function buildBeside<Outcome>(
  context: BuildContext,
  projection: AnyProjection,
  finish: Finish<Outcome>,
  { resume = false }: { readonly resume?: boolean } = {},
): Promise<Outcome | Unfinished> {
  const { pool, codec, store, log } = context;
  await prepareProjection(pool, projection);
  const ownership = { owner: `operate:${randomUUID()}`, leaseMs: TIMINGS.leaseMs };
  const checkpoints = new Checkpoints(pool, ownership);
  const leases = new LeaseKeeper(checkpoints, [], TIMINGS.renewLeasesMs, log);
  const concerns = storedTypes(projection.handles, context.catalogue);
  const parts: RebuildParts = {
    projection,
    feed: store,
    store,
    pool,
    applier: new ProjectionApplier(pool, codec, { projection, generation: 'next', concerns }),
    log,
    batchSize: TIMINGS.batchSize,
    poisonBackOff: TIMINGS.poisonBackOff,
    checkpoints,
    ownership,
    resume,
    stopping: context.stopping,
    onProgress: await progress(context, projection.name),
  };
  leases.start();
  try {
    return await insist(context, parts, finish);
  } finally {
    leases.stop();
    await checkpoints.release();
  }
}

async function insist<Outcome>(
  { say }: BuildContext,
  parts: RebuildParts,
  finish: Finish<Outcome>,
): Promise<Outcome | Unfinished> {
  for (let outages = 0; ; outages += 1) {
    try {
      return await buildNext({ ...parts, resume: parts.resume || outages > 0 }, finish);
    } catch (error) {
      if (!isOutage(error) || outages === MOST_OUTAGES || parts.stopping()) throw error;
      say(`Interrupted, going on in a second: ${failureText(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

async function progress({ store, say }: BuildContext, name: string): Promise<(position: number) => void> {
  const head = await store.head();
  let saidAt = Date.now();
  return (position) => {
    if (Date.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = Date.now();
    const percent = Math.floor((100 * Math.min(position, head)) / Math.max(head, 1));
    say(`${name}: ${position} of ${head} events (${percent} %)`);
  };
}

/** In words, why it came to no end. */
export const unfinishedText = (name: string, outcome: Unfinished): string =>
  outcome === 'busy' ? `${name} is being rebuilt by another process.` : `Stopped. ${name} is as it was.`;
