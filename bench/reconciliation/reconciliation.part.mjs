import { seedKeys } from '../log/keys.mjs';
import { LogWriter } from '../log/records.mjs';
import { withChildren } from '../machine/child.mjs';
import { app } from '../machine/product.mjs';
import { single } from '../report/results.mjs';
import { prepareTables } from './tables.mjs';
import { exceptionsIn, monthOfPayments } from './month.mjs';

const SIDES = {
  product: new URL('../projection/product.side.mjs', import.meta.url),
  questions: new URL('./questions.side.mjs', import.meta.url),
};

/** A month of payments is reconciled for the first time, and its queue is read. */
export function measureReconciliation(cluster, { quick, payments, repetitions, say }) {
  return withChildren(SIDES, async ({ product, questions }) => {
    say(`reconciliation: writing a month of ${payments.toLocaleString('en-GB')} payments`);
    const database = await cluster.database('bench_reconciliation');
    await database.migrate();
    const log = new LogWriter(database, await seedKeys(database, []));
    await log.write(monthOfPayments(payments));
    await database.admin('VACUUM (ANALYZE) event_store.events');
    const names = app('projectors', 'registry')
      .registry.projections.map(({ name }) => name)
      .filter((name) => name.startsWith('reconciliation-'));
    const { urls } = database;
    const runs = { first: [], queue: [] };
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`reconciliation: repetition ${repetition + 1} of ${repetitions}`);
      await empty(database, await product.call('tables', names));
      const rate = await product.call('run', { urls, names, events: log.position });
      runs.first.push(log.position / rate);
      await prepareTables(database);
      await database.admin('ANALYZE');
      const asked = { urls, exceptions: exceptionsIn(payments), times: quick ? 40 : 400 };
      runs.queue.push((await questions.call('run', asked)).p95);
    }
    return [
      single('reconciliation-first-100k', runs.first, 's', { payments, events: log.position }),
      single('reconciliation-queue-100k', runs.queue, 'ms', { payments, quantile: 'p95' }),
    ];
  });
}

async function empty(database, tables) {
  for (const { name, table } of tables) {
    await database.admin(`DROP TABLE IF EXISTS read_model.${table}`);
    await database.admin('DELETE FROM read_model.checkpoints WHERE projection = $1', [name]);
  }
  await database.admin('CHECKPOINT');
}
