// The same way from commit to visible row with nothing of the product on it: the driver, four statements, two NOTIFYs.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { serve } from '../machine/serve.mjs';
import { quantileOf } from './quantile.mjs';

const TABLES = `DROP TABLE IF EXISTS bare_events, bare_rows, bare_checkpoint;
  CREATE TABLE bare_events (position bigint PRIMARY KEY, account text NOT NULL, data json NOT NULL);
  CREATE TABLE bare_rows (account text PRIMARY KEY, events int NOT NULL, last_at timestamptz NOT NULL) WITH (fillfactor = 70);
  CREATE TABLE bare_checkpoint (position bigint NOT NULL);
  INSERT INTO bare_checkpoint VALUES (0)`;
const APPEND = {
  name: 'append',
  text: `WITH appended AS (INSERT INTO bare_events VALUES ($1, $2, $3) RETURNING 1) SELECT pg_notify('bare_appended', '') FROM appended`,
};
const READ = {
  name: 'read',
  text: 'SELECT position, account, data FROM bare_events WHERE position > $1 ORDER BY position LIMIT 2000',
};
const WRITE = {
  name: 'write',
  text: `WITH moved AS (UPDATE bare_checkpoint SET position = $1
      RETURNING set_config('synchronous_commit', 'off', true), pg_notify('bare_projected', position::text))
    INSERT INTO bare_rows AS r SELECT account, 1, now() FROM unnest($2::text[]) AS account WHERE EXISTS (SELECT 1 FROM moved)
    ON CONFLICT (account) DO UPDATE SET events = r.events + 1, last_at = excluded.last_at`,
};

async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

let stopWorking;

serve({
  prepare: async ({ url }) => {
    const client = await connected(url);
    await client.query(TABLES);
    await client.end();
  },

  /** One projection, as a worker of its own: woken, it reads, writes and tells. */
  async work({ url }) {
    const [listener, reader, writer] = await Promise.all([connected(url), connected(url), connected(url)]);
    let [position, working, again] = [0, false, false];
    const follow = async () => {
      again = true;
      if (working) return;
      working = true;
      while (again) {
        again = false;
        const { rows } = await reader.query({ ...READ, values: [position] });
        if (rows.length === 0) continue;
        position = Number(rows.at(-1).position);
        await writer.query({ ...WRITE, values: [position, [...new Set(rows.map(({ account }) => account))]] });
      }
      working = false;
    };
    listener.on('notification', () => void follow());
    await listener.query('LISTEN bare_appended');
    stopWorking = () => Promise.all([listener.end(), reader.end(), writer.end()]);
  },
  stop: () => stopWorking(),

  /** Milliseconds from the moment an append was durable to the moment its row was visible. */
  async run({ url, perSecond, seconds, warmUpSeconds }) {
    const [appender, listener] = await Promise.all([connected(url), connected(url)]);
    const waiting = new Map();
    listener.on('notification', ({ payload }) => {
      const now = performance.now();
      for (const [position, heard] of waiting) {
        if (position > Number(payload)) break;
        waiting.delete(position);
        heard(now);
      }
    });
    await listener.query('LISTEN bare_projected');
    const times = [];
    const running = [];
    const data = JSON.stringify({ filler: 'x'.repeat(250) });
    const append = async (position, counted) => {
      const visible = new Promise((heard) => waiting.set(position, heard));
      await appender.query({ ...APPEND, values: [position, `account-${position % 1000}`, data] });
      const durable = performance.now();
      const time = (await visible) - durable;
      if (counted) times.push(Math.max(0, time));
    };
    const began = performance.now();
    for (let index = 0; index < perSecond * (warmUpSeconds + seconds); index += 1) {
      const due = began + (index * 1000) / perSecond;
      if (due > performance.now()) await pause(due - performance.now());
      running.push(append(index + 1, index >= perSecond * warmUpSeconds));
    }
    await Promise.all(running);
    await Promise.all([appender.end(), listener.end()]);
    times.sort((a, b) => a - b);
    return { p50: quantileOf(times, 0.5), p99: quantileOf(times, 0.99) };
  },
});
