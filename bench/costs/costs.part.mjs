import { withChildren } from '../machine/child.mjs';
import { compared } from '../report/results.mjs';

const SIDES = {
  product: new URL('../append/product.side.mjs', import.meta.url),
  hashless: new URL('./hashless.side.mjs', import.meta.url),
};
const LOADS = [
  { name: 'c1', callers: 1, size: 1 },
  { name: 'c64', callers: 64, size: 1 },
];
const WITHOUT_NOTIFY = `DO $do$ DECLARE appending regprocedure; source text;
BEGIN
  FOR appending IN SELECT oid FROM pg_proc
    WHERE pronamespace = 'event_store'::regnamespace AND proname IN ('append', 'append_one') LOOP
    source := pg_get_functiondef(appending);
    IF position('pg_notify' IN source) = 0 THEN RAISE EXCEPTION 'no NOTIFY in %', appending; END IF;
    EXECUTE replace(source, $$PERFORM pg_notify('event_store_appended', '');$$, '');
  END LOOP;
END $do$`;

/** Each takes one guarantee away; the server's part of it in a database of its own. */
const VARIANTS = [
  { name: 'all', what: 'nothing' },
  {
    name: 'event-id',
    what: 'the unique event id',
    sql: 'ALTER TABLE event_store.events DROP CONSTRAINT events_event_id_key',
  },
  { name: 'hash', what: 'the hash chain', side: 'hashless' },
  { name: 'notify', what: 'NOTIFY', sql: WITHOUT_NOTIFY },
  { name: 'encryption', what: 'the sealed field', encrypted: false },
];

/** What unique event id, hash chain, NOTIFY and encryption each take of the rate of appends. */
export function measureCosts(cluster, { quick, repetitions, say }) {
  return withChildren(SIDES, async (children) => {
    const databases = [];
    for (const { name, sql } of VARIANTS) databases.push(await databaseFor(cluster, name, sql));
    const runs = LOADS.map(() => VARIANTS.map(() => []));
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      say(`costs: repetition ${repetition + 1} of ${repetitions}`);
      for (const [load, { callers, size }] of LOADS.entries()) {
        for (const step of VARIANTS.keys()) {
          const index = (step + repetition) % VARIANTS.length;
          const { side = 'product', encrypted = true } = VARIANTS[index];
          await databases[index].empty();
          const { url } = databases[index];
          const run = { url, callers, size, seconds: quick ? 0.5 : 1.2, encrypted };
          runs[load][index].push((await children[side].call('run', run)).rate);
        }
      }
    }
    return LOADS.flatMap(({ name }, load) =>
      VARIANTS.slice(1).map((variant, index) =>
        compared(`cost-${variant.name}-${name}`, {
          ours: runs[load][0],
          theirs: runs[load][index + 1],
          unit: 'events/s',
          beside: `without ${variant.what}`,
        }),
      ),
    );
  });
}

async function databaseFor(cluster, name, sql) {
  const database = await cluster.database(`bench_costs_${name.replace('-', '_')}`);
  await database.migrate();
  if (sql) await database.admin(sql);
  return {
    url: database.urls.app,
    empty: () =>
      database.admin(`ALTER TABLE event_store.events DISABLE TRIGGER append_only; TRUNCATE event_store.events;
        ALTER TABLE event_store.events ENABLE ALWAYS TRIGGER append_only; CHECKPOINT`),
  };
}
