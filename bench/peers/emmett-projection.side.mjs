// Emmett's own projector over its own log, on the same accounts and as many events.
import { sql } from '@event-driven-io/dumbo';
import { postgreSQLEventStoreConsumer, postgreSQLRawSQLProjection } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { serve } from '../machine/serve.mjs';

const TYPES = ['bench-fact'];
const BATCH = 1_000;
const SEED = `INSERT INTO emt_messages
  (stream_id, stream_position, partition, message_data, message_metadata, message_schema_version, message_type, message_kind, message_id, transaction_id)
  SELECT 'account-' || a, $1::bigint, 'emt:default', jsonb_build_object('step', 'generic', 'turn', $1::bigint), $2::jsonb, '1', 'bench-fact', 'E', gen_random_uuid()::text, pg_current_xact_id()
  FROM generate_series($3::int, $4::int) AS a ORDER BY a`;
const TABLE = `DROP TABLE IF EXISTS bench_accounts; CREATE TABLE bench_accounts
  (account_id text PRIMARY KEY, events int NOT NULL, last_step text NOT NULL, last_at timestamptz NOT NULL) WITH (fillfactor = 70)`;
const FORGET = 'TRUNCATE emt_processors, emt_projections';

/** Less than the product's projection does: a counter and two values in one statement, nothing opened, no search text. */
const upsert = (account, step) =>
  sql(
    `INSERT INTO bench_accounts AS a VALUES (%L, 1, %L, now())
     ON CONFLICT (account_id) DO UPDATE SET events = a.events + 1, last_step = excluded.last_step, last_at = excluded.last_at`,
    account,
    step,
  );

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

serve({
  /** The same number of events, round robin, with metadata of the product's size; a transaction for each thousand. */
  seed: ({ url, accounts, turns, metadata }) =>
    withClient(url, async (client) => {
      for (let turn = 1; turn <= turns; turn += 1)
        for (let first = 1; first <= accounts; first += 1_000)
          await client.query(SEED, [turn, JSON.stringify(metadata), first, Math.min(first + 999, accounts)]);
      await client.query('VACUUM ANALYZE emt_messages');
    }),

  /** Events a second over a fixed time: the whole log would take minutes. */
  async run({ url, seconds }) {
    await withClient(url, async (client) => {
      await client.query(FORGET);
      await client.query(TABLE);
    });
    let handled = 0;
    const consumer = postgreSQLEventStoreConsumer({
      connectionString: url,
      pulling: { batchSize: BATCH, pullingFrequencyInMs: 0 },
    });
    consumer.projector({
      processorId: 'bench',
      projection: postgreSQLRawSQLProjection({
        name: 'bench',
        canHandle: TYPES,
        evolve: (event) => {
          handled += 1;
          return upsert(event.metadata.streamName, event.data.step);
        },
      }),
    });
    const running = consumer.start();
    const began = performance.now();
    await new Promise((done) => setTimeout(done, seconds * 1000));
    const rate = (handled / (performance.now() - began)) * 1000;
    await consumer.close();
    await running.catch(() => undefined);
    return rate;
  },
});
