#!/usr/bin/env node
// Two ways to give dense positions in commit order when several processes append, side by side with a raw insert.
//
//   node bench/event-store/append-paths.bench.mjs DATABASE_URL [--seconds 2] [--repetitions 5]
//
// The role needs CREATE on the database; everything happens in the schema append_paths, dropped at the end.
// Prints the median per variant and its ratio to the raw insert (ratios taken inside a repetition).
import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    repetitions: { type: 'string', default: '5' },
    worker: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const [url] = positionals;
if (!url) throw new Error('usage: append-paths.bench.mjs DATABASE_URL');
const milliseconds = Number(values.seconds) * 1000;

const TABLE = `
CREATE TABLE append_paths.events (
  position bigint PRIMARY KEY, occurred_at timestamptz NOT NULL, version int NOT NULL,
  stream_id text COLLATE "C" NOT NULL, type text NOT NULL, data json NOT NULL, metadata json NOT NULL,
  event_id uuid NOT NULL UNIQUE, hash bytea NOT NULL, partition_key text COLLATE "C" NOT NULL,
  UNIQUE (stream_id, version));
CREATE INDEX ON append_paths.events (partition_key, position);
CREATE SEQUENCE append_paths.raw_position;
CREATE FUNCTION append_paths.append(
  streams text[], versions int[], types text[], datas json[], metadatas json[], ids uuid[], hashes bytea[], keys text[],
  at timestamptz, checked text[], expected int[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE head bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7201);
  head := coalesce((SELECT position FROM append_paths.events ORDER BY position DESC LIMIT 1), 0);
  IF EXISTS (SELECT 1 FROM unnest(checked, expected) AS a(s, x)
     WHERE x <> coalesce((SELECT version FROM append_paths.events e WHERE e.stream_id = a.s ORDER BY version DESC LIMIT 1), 0))
  THEN RETURN -1; END IF;
  INSERT INTO append_paths.events (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)
  SELECT head + ord, at, v, s, t, d, m, i, h, k
  FROM unnest(streams, versions, types, datas, metadatas, ids, hashes, keys) WITH ORDINALITY AS u(s, v, t, d, m, i, h, k, ord);
  PERFORM pg_notify('append_paths', '');
  RETURN head;
END $$;`;

const COLUMNS = 'position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key';
const OPTIMISTIC = `
WITH added AS (
  INSERT INTO append_paths.events (${COLUMNS})
  SELECT $1::bigint + ord, $10::timestamptz, v, s, t, d, m, i, h, k
  FROM unnest($2::text[], $3::int[], $4::text[], $5::json[], $6::json[], $7::uuid[], $8::bytea[], $9::text[])
    WITH ORDINALITY AS u(s, v, t, d, m, i, h, k, ord)
  WHERE (SELECT coalesce(max(position), 0) FROM append_paths.events) = $1::bigint
    AND NOT EXISTS (SELECT 1 FROM unnest($11::text[], $12::int[]) AS a(s, x)
      WHERE x <> coalesce((SELECT version FROM append_paths.events e WHERE e.stream_id = a.s ORDER BY version DESC LIMIT 1), 0))
  RETURNING 1)
SELECT count(*)::int AS added, CASE WHEN count(*) > 0 THEN pg_notify('append_paths', '') END FROM added`;
const LOCKED = 'SELECT append_paths.append($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11) AS head';
const RAW = `INSERT INTO append_paths.events (${COLUMNS}) VALUES (nextval('append_paths.raw_position'), $1,$2,$3,$4,$5,$6,$7,$8,$9)`;

const DATA = JSON.stringify({ step: 'generic', answers: 'x'.repeat(215) });
const METADATA = JSON.stringify({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  causationId: randomUUID(),
  actor: 'x'.repeat(60),
});
const literal = (texts) => `{${JSON.stringify(texts).slice(1, -1)}}`;
const list = (plain) => `{${plain.join(',')}}`;

function event(stream) {
  const occurredAt = new Date().toISOString();
  stream.version += 1;
  const hash = createHash('sha256')
    .update(stream.hash ?? '')
    .update(occurredAt)
    .update(stream.id)
    .update(DATA)
    .update(METADATA)
    .digest();
  stream.hash = hash;
  return { stream: stream.id, version: stream.version, id: randomUUID(), hash: hash.toString('hex'), occurredAt };
}

const columnsOf = (events) => [
  list(events.map((e) => e.stream)),
  list(events.map((e) => e.version)),
  list(events.map(() => 'bench.thing-happened.v1')),
  literal(events.map(() => DATA)),
  literal(events.map(() => METADATA)),
  list(events.map((e) => e.id)),
  literal(events.map((e) => `\\x${e.hash}`)),
  list(events.map((e) => e.stream)),
];

const paths = {
  raw:
    () =>
    async (client, [e]) => {
      await client.query({
        name: 'raw',
        text: RAW,
        values: [
          e.occurredAt,
          e.version,
          e.stream,
          'bench.thing-happened.v1',
          DATA,
          METADATA,
          e.id,
          `\\x${e.hash}`,
          e.stream,
        ],
      });
    },
  locked: () => async (client, events) => {
    const checked = [list(events.map((e) => e.stream)), list(events.map((e) => e.version - 1))];
    const { rows } = await client.query({
      name: 'locked',
      text: LOCKED,
      values: [...columnsOf(events), events[0].occurredAt, ...checked],
    });
    if (Number(rows[0].head) < 0) throw new Error('unexpected conflict');
  },
  optimistic: (counts) => {
    let head = -1;
    return async (client, events) => {
      const checked = [list(events.map((e) => e.stream)), list(events.map((e) => e.version - 1))];
      for (;;) {
        if (head < 0)
          head = Number(
            (await client.query('SELECT coalesce(max(position), 0) AS head FROM append_paths.events')).rows[0].head,
          );
        const added = await client
          .query({
            name: 'optimistic',
            text: OPTIMISTIC,
            values: [head, ...columnsOf(events), events[0].occurredAt, ...checked],
          })
          .then(
            ({ rows }) => rows[0].added,
            (error) => (error.code === '23505' ? 0 : Promise.reject(error)),
          );
        if (added > 0) {
          head += added;
          return;
        }
        head = -1;
        counts.retries += 1;
      }
    };
  },
};

async function run(pathName, callers, until) {
  const counts = { appended: 0, retries: 0, slowest: 0 };
  const grouped = pathName !== 'raw';
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, options: '-c plan_cache_mode=force_generic_plan' });
    await client.connect();
    return client;
  };
  const clients = await Promise.all(Array.from({ length: grouped ? 1 : Math.min(callers, 20) }, connect));
  const append = paths[pathName](counts);
  let waiting = [];
  let flying = false;
  const free = [...clients];
  const queue = [];
  const single = async (e) => {
    const client = free.pop() ?? (await new Promise((take) => queue.push(take)));
    await append(client, [e]);
    const next = queue.shift();
    if (next) next(client);
    else free.push(client);
  };
  const fly = async () => {
    flying = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await append(
        clients[0],
        batch.map(({ e }) => e),
      );
      for (const { done } of batch) done();
    }
    flying = false;
  };
  const group = (e) =>
    new Promise((done) => {
      waiting.push({ e, done });
      if (!flying) void fly();
    });
  await Promise.all(
    Array.from({ length: callers }, async () => {
      let stream = { id: `bench-${randomUUID()}`, version: 0 };
      while (Date.now() < until) {
        const began = performance.now();
        await (grouped ? group(event(stream)) : single(event(stream)));
        counts.slowest = Math.max(counts.slowest, performance.now() - began);
        counts.appended += 1;
        if (stream.version === 10) stream = { id: `bench-${randomUUID()}`, version: 0 };
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return counts;
}

if (values.worker) {
  const [pathName, callers, until] = values.worker.split(',');
  process.send(await run(pathName, Number(callers), Number(until)));
  process.disconnect();
} else {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const variants = [
    ...['c1', 'c16', 'c64'].flatMap((name) =>
      ['raw', 'optimistic', 'locked'].map((path) => ({ name, path, loads: [Number(name.slice(1))] })),
    ),
    ...['optimistic', 'locked'].map((path) => ({ name: '3 x c12', path, loads: [12, 12, 12] })),
    ...['optimistic', 'locked'].map((path) => ({ name: 'c64 beside c1', path, loads: [64, 1] })),
  ].filter(({ name }) => name.includes(values.only));
  const results = variants.map(() => []);
  for (let repetition = 0; repetition < Number(values.repetitions); repetition += 1) {
    for (const [index, { path, loads }] of variants.entries()) {
      await admin.query(`DROP SCHEMA IF EXISTS append_paths CASCADE; CREATE SCHEMA append_paths; ${TABLE} CHECKPOINT;`);
      results[index].push(await together(path, loads));
    }
  }
  const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  for (const [index, { name, path }] of variants.entries()) {
    const raw = variants.findIndex((each) => each.name === name && each.path === 'raw');
    const ratio =
      raw < 0 ? '' : `  / raw ${median(results[index].map((each, i) => each.rate / results[raw][i].rate)).toFixed(2)}`;
    console.log(
      `${name.padEnd(14)} ${path.padEnd(11)} ${String(Math.round(median(results[index].map((each) => each.rate)))).padStart(7)} events/s${ratio}` +
        `  retries ${median(results[index].map((each) => each.retries))}  slowest ms ${median(results[index].map((each) => each.slowest)).toFixed(0)}` +
        (results[index][0].last === undefined
          ? ''
          : `  c1 beside it ${median(results[index].map((each) => each.last))}/s`),
    );
  }
  await admin.query('DROP SCHEMA append_paths CASCADE');
  await admin.end();
}

async function together(path, loads) {
  const until = Date.now() + milliseconds + 500;
  const began = Date.now() + 500;
  const all = await Promise.all(
    loads.map(
      (callers) =>
        new Promise((done, fail) => {
          const child = fork(fileURLToPath(import.meta.url), [url, '--worker', `${path},${callers},${until}`]);
          child.once('message', done).once('error', fail);
        }),
    ),
  );
  void began;
  const total = all.reduce((sum, each) => sum + each.appended, 0);
  return {
    rate: total / (milliseconds / 1000),
    retries: all.reduce((sum, each) => sum + each.retries, 0),
    slowest: Math.max(...all.map((each) => each.slowest)),
    ...(loads.length === 2 ? { last: Math.round(all.at(-1).appended / (milliseconds / 1000)) } : {}),
  };
}
