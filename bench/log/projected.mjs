import { seededDatabase } from './seeded.mjs';

/** A seeded database whose read models the workers' own runtime has made. */
export async function projectedDatabase(cluster, name, customers, worker) {
  const database = await seededDatabase(cluster, name, customers);
  await worker.call('run', { urls: database.urls, events: database.events });
  await database.admin('VACUUM (ANALYZE)');
  return database;
}
