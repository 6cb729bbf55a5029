// Appends at a steady pace, as the API does, and hears with the projections' NOTIFY when the rows are visible.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { factOf } from '../log/customers.mjs';
import { MASTER_KEYS } from '../log/keys.mjs';
import { library } from '../machine/product.mjs';
import { serve } from '../machine/serve.mjs';
import { quantileOf } from './quantile.mjs';

const { createEventCodec } = library('event-store/codec');
const { openPostgresEventStore } = library('event-store/postgres');
const { eventCatalogue } = library('domain/catalogue');
const { ONBOARDING_STEPS } = library('vocabulary');
const { PROJECTED_CHANNEL } = library('read-models');
const { SubjectKeyStore } = library('vault');
const PATIENCE_MS = 10_000;
/** Turns that a customer's history has behind it: what follows repeats for ever. */
const BEHIND = 10;

/** Resolves each position at the moment when the projection's commit is heard of. */
async function listen(url, projection) {
  const waiting = new Map();
  let reached = 0;
  const client = new pg.Client({ connectionString: url });
  client.on('notification', ({ payload }) => {
    const moved = payload.split('\n').find((line) => line.startsWith(`${projection} `));
    if (!moved) return;
    const position = moved.slice(projection.length + 1);
    const now = performance.now();
    reached = Math.max(reached, Number(position));
    for (const [wanted, done] of waiting) {
      if (wanted > reached) break;
      waiting.delete(wanted);
      done(now);
    }
  });
  await client.connect();
  await client.query(`LISTEN ${PROJECTED_CHANNEL}`);
  return {
    heard: (position) =>
      position <= reached ? Promise.resolve(performance.now()) : new Promise((done) => waiting.set(position, done)),
    missing: () => waiting.size,
    close: () => client.end(),
  };
}

async function headsOf(url, accounts) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT stream_id, max(version) AS version FROM event_store.events WHERE stream_id = ANY ($1) GROUP BY 1`,
    [accounts.map((account) => `account-${account}`)],
  );
  await client.end();
  return new Map(rows.map(({ stream_id, version }) => [stream_id, version]));
}

serve({
  /** Milliseconds from the moment an append was durable to the moment its row was visible. */
  async run({ urls, accounts, projection, perSecond, seconds, warmUpSeconds }) {
    const store = await openPostgresEventStore({ connectionString: urls.app });
    const keysPool = new pg.Pool({ connectionString: urls.keys, max: 6 });
    const codec = createEventCodec(eventCatalogue, new SubjectKeyStore(keysPool, MASTER_KEYS));
    const heads = await headsOf(urls.superuser, accounts);
    const projected = await listen(urls.reader, projection);
    const times = [];
    const running = [];
    const append = async (index, counted) => {
      const account = index % accounts.length;
      const { streamId, event, metadata } = factOf(accounts[account], account, BEHIND, ONBOARDING_STEPS);
      const events = await codec.encode([event], { ...metadata, commandId: randomUUID() });
      const expectedVersion = heads.get(streamId);
      heads.set(streamId, expectedVersion + 1);
      const outcome = await store.append({ streamId, expectedVersion, events });
      const durable = performance.now();
      if (outcome.kind !== 'appended') throw new Error(outcome.kind);
      const visible = await projected.heard(outcome.position);
      if (counted) times.push(Math.max(0, visible - durable));
    };
    try {
      const began = performance.now();
      const total = perSecond * (warmUpSeconds + seconds);
      for (let index = 0; index < total; index += 1) {
        const due = began + (index * 1000) / perSecond;
        if (due > performance.now()) await pause(due - performance.now());
        running.push(append(index, index >= perSecond * warmUpSeconds));
      }
      const late = pause(PATIENCE_MS, 'late');
      if ((await Promise.race([Promise.all(running), late])) === 'late')
        throw new Error(`${projected.missing()} events did not become visible`);
      times.sort((a, b) => a - b);
      return { p50: quantileOf(times, 0.5), p99: quantileOf(times, 0.99), most: times.at(-1), events: times.length };
    } finally {
      await Promise.all([store.close(), keysPool.end(), projected.close()]);
    }
  },
});
