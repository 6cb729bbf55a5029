import { randomUUID } from 'node:crypto';
import { Checkpoints } from '../runtime/checkpoints';
import { failureText, isOutage } from '../runtime/failure';
import { storedTypes } from '../runtime/handled-types';
import { LeaseKeeper } from '../runtime/lease-keeper';
import { ProjectionApplier } from '../runtime/projection-applier';
import { rebuild as rebuildBeside, type RebuildOutcome, type RebuildParts } from '../runtime/rebuild';
import { TIMINGS } from '../runtime/timings';
import type { ExitCode, OperatorContext } from './operator-context';

const SAY_EVERY_MS = 1_000;
const MOST_OUTAGES = 20;

/** Builds a projection anew beside the live one, saying how far it has come, and switches. */
export async function rebuild(context: OperatorContext, name: string): Promise<ExitCode> {
  const projection = context.registry.projections.find((each) => each.name === name);
  if (!projection) {
    context.say(`There is no projection named ${name}. Reactors are never run again.`);
    return 1;
  }
  const { pool, codec, store, log } = context;
  const ownership = { owner: `operate:${randomUUID()}`, leaseMs: TIMINGS.leaseMs };
  const checkpoints = new Checkpoints(pool, ownership);
  const leases = new LeaseKeeper(checkpoints, TIMINGS.renewLeasesMs, log);
  const concerns = storedTypes(projection.handles, context.catalogue);
  leases.start();
  try {
    const outcome = await insist(context, {
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
      resume: false,
      stopping: context.stopping,
      onProgress: await progress(context, name),
    });
    return told(context, name, outcome);
  } finally {
    leases.stop();
    await checkpoints.release();
  }
}

async function insist({ say }: OperatorContext, parts: RebuildParts): Promise<RebuildOutcome> {
  for (let outages = 0; ; outages += 1) {
    try {
      return await rebuildBeside({ ...parts, resume: outages > 0 });
    } catch (error) {
      if (!isOutage(error) || outages === MOST_OUTAGES || parts.stopping()) throw error;
      say(`Interrupted, going on in a second: ${failureText(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

async function progress({ store, say }: OperatorContext, name: string): Promise<(position: number) => void> {
  const head = await store.head();
  let saidAt = Date.now();
  return (position) => {
    if (Date.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = Date.now();
    say(
      `${name}: ${position} of ${head} events (${Math.floor((100 * Math.min(position, head)) / Math.max(head, 1))} %)`,
    );
  };
}

function told({ say }: OperatorContext, name: string, outcome: RebuildOutcome): ExitCode {
  switch (outcome) {
    case 'switched':
      say(`${name} was rebuilt and is live.`);
      return 0;
    case 'busy':
      say(`${name} is being rebuilt by another process.`);
      return 1;
    case 'stopped':
      say(`Stopped. ${name} is as it was.`);
      return 1;
  }
}
