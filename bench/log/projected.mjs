import { seededDatabase } from './seeded.mjs';

/** A seeded database whose read models the workers' own runtime has made. */
export async function projectedDatabase(cluster, name, customers, worker) {
  const database = await seededDatabase(cluster, name, customers);
  await worker.call('run', { urls: database.urls, events: database.events });
  // Nobody gets a mail about what is told here.
  await database.admin(`UPDATE read_model.checkpoints SET position = $1 WHERE kind = 'reactor'`, [database.events]);
  await database.admin('VACUUM (ANALYZE)');
  return database;
}
