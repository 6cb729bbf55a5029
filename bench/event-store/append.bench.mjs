#!/usr/bin/env node
// Appends and reads of the event store beside a raw insert and a raw COPY into and from the same table.
//
//   npx nx build @keelson/event-store && node bench/event-store/append.bench.mjs DATABASE_URL [--seconds 3] [--repetitions 5] [--only c64]
//
// The role needs CREATE on an EMPTY database; the schema event_store is made and dropped again. Unique event ids, hash
// chain, NOTIFY and one sealed field per event are on. Everything runs in this process; ratios are taken inside a
// repetition, where the variants are interleaved, and their median is printed.
import { randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { rawCopy } from './raw-copy.mjs';

const require = createRequire(import.meta.url);
const { createEventCodec, InMemorySubjectKeys } = require('@keelson/event-store/codec');
const { migrations, openPostgresEventStore } = require('@keelson/event-store/postgres');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    repetitions: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    events: { type: 'string', default: '100000' },
  },
});
const [url] = positionals;
if (!url) throw new Error('usage: append.bench.mjs DATABASE_URL');
const seconds = Number(values.seconds);

const TYPE = 'bench.thing-happened.v1';
const keys = new InMemorySubjectKeys();
const codec = createEventCodec({ current: { [TYPE]: { personal: { note: 'erased' } } } }, keys);
const subjects = Array.from({ length: 200 }, () => `acc_${randomUUID()}`);

const RAW = `INSERT INTO event_store.events
  (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)
  VALUES (nextval('event_store.raw_position'), $1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const RAW_BATCH = `INSERT INTO event_store.events
  (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)
  SELECT nextval('event_store.raw_position'), $1, v, $3, $4, d, m, i, $7, $8
  FROM unnest($2::int[], $5::json[], $6::json[], $9::uuid[]) AS u(v, d, m, i)`;

const admin = new pg.Client({ connectionString: url });
await admin.connect();
await ensureRoles();

const variants = [
  { name: 'append-c1', callers: 1, size: 1 },
  { name: 'append-c16', callers: 16, size: 1 },
  { name: 'append-c64', callers: 64, size: 1 },
  { name: 'append-batch10-c16', callers: 16, size: 10 },
].filter(({ name }) => name.includes(values.only));
const samples = new Map();
const take = (name, value) => samples.set(name, [...(samples.get(name) ?? []), value]);

for (let repetition = 0; repetition < Number(values.repetitions); repetition += 1) {
  for (const { name, callers, size } of variants) {
    const raw = await measured((deadline) => rawInserts(callers, size, deadline));
    const own = await measured((deadline) => ownAppends(callers, size, deadline));
    take(`${name} raw`, raw);
    take(`${name} own`, own);
    take(`${name}/raw-pg`, own / raw);
  }
  if ('replay'.includes(values.only) || values.only === '') await replay();
}
for (const [name, numbers] of samples) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const show = (value) => (value > 100 ? String(Math.round(value)) : value.toFixed(2));
  console.log(
    `${name.padEnd(28)} ${show(sorted[Math.floor(sorted.length / 2)]).padStart(9)}  [${show(sorted[0])} - ${show(sorted.at(-1))}]`,
  );
}
await admin.query('DROP SCHEMA IF EXISTS event_store CASCADE');
await admin.end();

async function measured(run) {
  await fresh();
  return (await run(performance.now() + seconds * 1000)) / seconds;
}

async function fresh() {
  await admin.query('DROP SCHEMA IF EXISTS event_store CASCADE');
  for (const { sql } of migrations) await admin.query(sql);
  await admin.query('CREATE SEQUENCE event_store.raw_position; CHECKPOINT');
}

async function ensureRoles() {
  for (const role of ['keelson_app', 'keelson_projector']) {
    await admin.query(`DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  }
}

async function encoded(commandId, subjectId, size) {
  const data = { note: 'a note of a person', step: 'generic', filler: 'x'.repeat(120) };
  return await codec.encode(
    Array.from({ length: size }, () => ({ type: TYPE, data })),
    {
      commandId,
      commandHash: 'h'.repeat(43),
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'customer', id: subjectId },
      subjectId,
      partitionKey: subjectId,
    },
  );
}

async function ownAppends(callers, size, deadline) {
  const store = await openPostgresEventStore({ connectionString: url });
  let appended = 0;
  await everyCaller(callers, async (n) => {
    let streamId = `bench-${randomUUID()}`;
    let version = 0;
    while (performance.now() < deadline) {
      const events = await encoded(randomUUID(), subjects[n % subjects.length], size);
      const outcome = await store.append({ streamId, expectedVersion: version, events });
      if (outcome.kind !== 'appended') throw new Error(`append: ${outcome.kind}`);
      version = outcome.version;
      appended += size;
      if (version >= 10 * size) [streamId, version] = [`bench-${randomUUID()}`, 0];
    }
  });
  await store.close();
  return appended;
}

async function rawInserts(callers, size, deadline) {
  const pool = new pg.Pool({ connectionString: url, max: Math.min(callers, 20) });
  const hash = randomBytes(32);
  let inserted = 0;
  await everyCaller(callers, async (n) => {
    let streamId = `bench-${randomUUID()}`;
    let version = 0;
    while (performance.now() < deadline) {
      const events = await encoded(randomUUID(), subjects[n % subjects.length], size);
      const now = new Date().toISOString();
      const [first] = events;
      const subject = first.metadata.partitionKey;
      if (size === 1) {
        const texts = [JSON.stringify(first.data), JSON.stringify(first.metadata)];
        await pool.query({
          name: 'raw',
          text: RAW,
          values: [now, version + 1, streamId, TYPE, ...texts, first.eventId, hash, subject],
        });
      } else {
        const columns = [
          events.map((_, index) => version + 1 + index),
          streamId,
          TYPE,
          events.map((e) => JSON.stringify(e.data)),
          events.map((e) => JSON.stringify(e.metadata)),
        ];
        await pool.query({
          name: 'raw batch',
          text: RAW_BATCH,
          values: [now, ...columns, hash, subject, events.map((e) => e.eventId)],
        });
      }
      version += size;
      inserted += size;
      if (version >= 10 * size) [streamId, version] = [`bench-${randomUUID()}`, 0];
    }
  });
  await pool.end();
  return inserted;
}

async function replay() {
  await fresh();
  const store = await openPostgresEventStore({ connectionString: url });
  const total = Number(values.events);
  for (let done = 0; done < total;) {
    await everyCaller(100, async (n) => {
      const events = await encoded(randomUUID(), subjects[n % subjects.length], 10);
      await store.append({ streamId: `bench-${randomUUID()}`, expectedVersion: 0, events });
    });
    done += 1_000;
  }
  await admin.query('VACUUM ANALYZE event_store.events');
  const copied = await rate(total, () => rawCopy(url, 'COPY event_store.events TO STDOUT'));
  const read = await rate(total, async () => {
    let next = store.readAll(0, 2_000);
    for (;;) {
      const batch = await next;
      const last = batch.at(-1);
      if (!last) return;
      next = store.readAll(last.position, 2_000);
      if (batch[0].metadata.subjectId === '') throw new Error('not parsed');
    }
  });
  take('raw copy', copied);
  take('replay no-op', read);
  take('replay-noop/raw-copy', read / copied);
  const decoded = await rate(total, async () => {
    for (let after = 0; after < total; after += 2_000) await codec.decode(await store.readAll(after, 2_000));
  });
  take('replay with opening a field', decoded);
  await store.close();
}

async function rate(total, run) {
  const began = performance.now();
  await run();
  return (total / (performance.now() - began)) * 1000;
}

function everyCaller(callers, run) {
  return Promise.all(Array.from({ length: callers }, (_, n) => run(n)));
}
