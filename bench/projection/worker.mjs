import { app, library } from '../machine/product.mjs';

const { createEventCodec } = library('event-store/codec');
const { openPostgresEventStore } = library('event-store/postgres');
const { eventCatalogue } = library('domain/catalogue');
const { systemClock } = library('kernel');
const { SubjectKeyStore } = library('vault');
const { projectorPool } = app('projectors', 'runtime/projector-pool');
const { projectorsLog } = app('projectors', 'runtime/log');
const { TIMINGS } = app('projectors', 'runtime/timings');
const { Worker } = app('projectors', 'runtime/worker');

/** The workers' runtime as the product opens it, with pools of the product's sizes, over the parts of a registry. */
export async function openWorker({ urls, masterKeys, registry, owner }) {
  const log = projectorsLog('warn');
  const [pool, keysPool] = [projectorPool(urls.projector, log, 12), projectorPool(urls.keys, log, 4)];
  const store = await openPostgresEventStore({ connectionString: urls.projector });
  const codec = createEventCodec(eventCatalogue, new SubjectKeyStore(keysPool, masterKeys));
  const surroundings = { needs: {}, clock: systemClock, log, owner, timings: TIMINGS };
  const parts = { registry, catalogue: eventCatalogue, codec, store, pool, ...surroundings };
  const worker = new Worker(parts);
  return {
    worker,
    pool,
    close: async () => {
      await worker.drain();
      await Promise.all([store.close(), pool.end(), keysPool.end()]);
    },
  };
}
