import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { Checkpoints } from '../checkpoints';
import { storedTypes } from '../handled-types';
import { ProjectionApplier } from '../projection-applier';
import { rebuild } from '../rebuild';
import type { AnyProjection } from '../registration';
import { type Bench, QUICK } from './bench';
import { ledgerCatalogue } from './ledger';

/** Rebuilds as the command does: from a process of its own, beside the worker. */
export async function rebuildNow(
  { pool, codec, store }: Bench,
  projection: AnyProjection,
  { batchSize = 200 }: { batchSize?: number },
) {
  const concerns = storedTypes(projection.handles, ledgerCatalogue);
  const ownership = { owner: randomUUID(), leaseMs: 10_000 };
  const outcome = await rebuild({
    projection,
    feed: store,
    store,
    pool,
    applier: new ProjectionApplier(pool, codec, { projection, generation: 'next', concerns }),
    log: pino({ level: 'silent' }),
    batchSize,
    poisonBackOff: QUICK.poisonBackOff,
    checkpoints: new Checkpoints(pool, ownership),
    ownership,
    resume: false,
    stopping: () => false,
  });
  if (outcome !== 'switched') throw new Error(outcome);
}
