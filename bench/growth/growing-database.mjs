import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { newAccount } from '../log/customers.mjs';
import { seedKeys } from '../log/keys.mjs';
import { LogWriter } from '../log/records.mjs';
import { library } from '../machine/product.mjs';
import { endlessFacts, take } from './facts.mjs';
import { ReadModels } from './read-models.mjs';

export const CUSTOMERS = 1_000;
/** Rows that are held in memory at once. */
const STRIDE = 50_000;

/**
 * One log that grows; at each size a copy of the whole database stays behind.
 *
 * @returns {Promise<{ sizes: { size: number, database: object }[], accounts: string[] }>}
 */
export async function growDatabases(cluster, sizes, say) {
  const { ONBOARDING_STEPS } = library('vocabulary');
  const accounts = Array.from({ length: CUSTOMERS }, (_, index) => newAccount(index));
  const growing = await cluster.database('bench_growing');
  await growing.migrate();
  const log = new LogWriter(growing, await seedKeys(growing, accounts));
  const models = new ReadModels(growing);
  await models.prepare();
  const facts = endlessFacts(accounts, ONBOARDING_STEPS, sizes[0]);
  const copies = [];
  for (const size of sizes) {
    say(`growth: writing up to ${size.toLocaleString('en-GB')} events`);
    while (log.position < size) {
      await log.write(take(facts, Math.min(STRIDE, size - log.position)), (event) => models.see(event));
      await models.write(log.position);
    }
    await growing.admin('VACUUM (FREEZE, ANALYZE)');
    copies.push({ size, database: size === sizes.at(-1) ? growing : await growing.copy(`bench_growth_${size}`) });
  }
  await settle(cluster);
  return { sizes: copies, accounts };
}

const STILL_MS = 60_000;

/** Waits until nobody cleans up behind the writing and the disk has taken what was written. */
async function settle(cluster) {
  await cluster.query('CHECKPOINT');
  const deadline = Date.now() + STILL_MS;
  for (;;) {
    const { rows } = await cluster.query(`SELECT count(*)::int AS busy FROM pg_stat_progress_vacuum`);
    if (rows[0].busy === 0 || Date.now() > deadline) break;
    await pause(500);
  }
  await promisify(execFile)('sync');
}
