import { seededDatabase } from '../log/seeded.mjs';
import { withChildren } from '../machine/child.mjs';
import { compared } from '../report/results.mjs';

const side = (name) => new URL(name, import.meta.url);
/** What Emmett's side runs too; every event of the log changes a row of it, as of the customer table. */
const HEADLINE = 'bench-account-counters';
const OTHERS = ['customer-table', 'account-history', 'onboarding-progress', 'account-profile'];

const SIDES = {
  product: side('./product.side.mjs'),
  feed: side('../replay/feed.side.mjs'),
  store: side('../peers/emmett.side.mjs'),
  peer: side('../peers/emmett-projection.side.mjs'),
};

/** The product's projections from an empty table to the end of the log, beside the reading alone and beside Emmett. */
export function measureProjection(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async ({ product, feed, store, peer }) => {
    const customers = quick ? 2_000 : 20_000;
    say(`projection: writing ${customers * 10} events, twice`);
    const database = await seededDatabase(cluster, 'bench_projection', customers);
    const peerUrl = await seedPeer(cluster, { store, peer, database, customers });
    const rates = { noop: [], peer: [], ...Object.fromEntries([HEADLINE, ...OTHERS].map((name) => [name, []])) };
    const { urls, events } = database;
    await feed.call('run', { url: urls.projector, events });
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`projection: repetition ${repetition + 1} of ${repetitions}`);
      rates.noop.push(await feed.call('run', { url: urls.projector, events }));
      for (const name of [HEADLINE, ...OTHERS]) {
        await empty(database, await product.call('tables', [name]));
        rates[name].push(await product.call('run', { urls, names: [name], events }));
      }
      rates.peer.push(await peer.call('run', { url: peerUrl, seconds: quick ? 1.5 : 5 }));
    }
    return resultsOf(rates);
  });
}

async function seedPeer(cluster, { store, peer, database, customers }) {
  const { rows } = await database.admin('SELECT metadata FROM event_store.events ORDER BY position DESC LIMIT 1');
  const { urls } = await cluster.database('bench_projection_peer');
  await store.call('migrate', { url: urls.owner });
  await peer.call('seed', { url: urls.owner, accounts: customers, turns: 10, metadata: rows[0].metadata });
  return urls.owner;
}

async function empty(database, tables) {
  for (const { name, table } of tables) {
    await database.admin(`DROP TABLE IF EXISTS read_model.${table}`);
    await database.admin('DELETE FROM read_model.checkpoints WHERE projection = $1', [name]);
  }
  await database.admin('CHECKPOINT');
}

function resultsOf(rates) {
  const noop = { theirs: rates.noop, unit: 'events/s', beside: 'the same log read without a projection' };
  return [
    compared('projection/replay-noop', { ...noop, ours: rates[HEADLINE] }),
    compared('projection/emmett', {
      ours: rates[HEADLINE],
      theirs: rates.peer,
      unit: 'events/s',
      beside: 'Emmett 0.42.0, the same as raw SQL projection',
    }),
    ...OTHERS.map((name) => compared(`projection-${name}/replay-noop`, { ...noop, ours: rates[name] })),
  ];
}
