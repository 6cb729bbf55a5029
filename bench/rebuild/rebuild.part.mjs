import { withChildren } from '../machine/child.mjs';
import { compared } from '../report/results.mjs';
import { importedDatabase } from './imports.mjs';

const SIDES = {
  product: new URL('../projection/product.side.mjs', import.meta.url),
  feed: new URL('../replay/feed.side.mjs', import.meta.url),
};
/** What the finance pages read. */
const NAMES = ['ledgers', 'peer-figures', 'connections'];
/** From here on one rebuild takes minutes, and is made once. */
const MANY = 5_000;

/** The finance projections from empty tables to the end of a log of first imports, beside reading that log alone. */
export function measureRebuild(cluster, { repetitions, customers, say }) {
  return withChildren(SIDES, async ({ product, feed }) => {
    say(`rebuild: writing the first imports of ${customers} customers`);
    const { urls, events, admin } = await importedDatabase(cluster, 'bench_rebuild', customers);
    const tables = await product.call('tables', NAMES);
    const runs = { ours: [], theirs: [] };
    const turns = customers < MANY ? repetitions : 1;
    for (let turn = 0; turn < turns; turn += 1) {
      say(`rebuild: repetition ${turn + 1} of ${turns}, ${events} events`);
      runs.theirs.push(await feed.call('run', { url: urls.projector, events }));
      for (const { name, table } of tables) {
        await admin(`DROP TABLE IF EXISTS read_model.${table}`);
        await admin('DELETE FROM read_model.checkpoints WHERE projection = $1', [name]);
      }
      await admin('CHECKPOINT');
      runs.ours.push(await product.call('run', { urls, names: NAMES, events }));
      await mustHaveBooks(admin, customers);
    }
    const megabytes = await product.call('memory');
    return [
      compared('rebuild-finance/replay-noop', {
        ...runs,
        unit: 'events/s',
        beside: 'the same log read without a projection',
        ...{ customers, events, peakMegabytes: Math.round(megabytes) },
      }),
    ];
  });
}

async function mustHaveBooks(admin, customers) {
  const { rows } = await admin(
    `SELECT count(*)::int AS books FROM read_model.ledgers WHERE json_array_length(books->'months') = 36`,
  );
  const { rows: published } = await admin(
    'SELECT count(*)::int AS figures FROM read_model.peer_figures WHERE figures IS NOT NULL',
  );
  if (rows[0].books !== customers || published[0].figures !== customers)
    throw new Error(`${rows[0].books} customers have books and ${published[0].figures} figures, not ${customers}`);
}
