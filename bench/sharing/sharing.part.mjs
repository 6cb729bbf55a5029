import { setTimeout as pause } from 'node:timers/promises';
import { newAccount, roundRobin } from '../log/customers.mjs';
import { seedKeys } from '../log/keys.mjs';
import { LogWriter } from '../log/records.mjs';
import { startChild } from '../machine/child.mjs';
import { library } from '../machine/product.mjs';
import { compared } from '../report/results.mjs';

const { ONBOARDING_STEPS } = library('vocabulary');

const SIDE = new URL('./worker.side.mjs', import.meta.url);
const PROJECTIONS = { many: 40, shards: 1 };
/** One in several parts for each worker, so that they come out nearly even. */
const SHARDS = { many: 1, shards: 16 };
const WORKERS = 4;
const HANDLER_MS = 20;
const TURNS = 10;

/** Projections whose handlers are slow, or shards of one, followed by four workers that share them and by one that has them all. */
export async function measureSharing(cluster, { quick, repetitions, say }) {
  const shared = { ...PROJECTIONS, customers: quick ? 1 : 4 };
  const divided = { ...SHARDS, customers: quick ? 32 : 128 };
  const rates = { shared: { ours: [], theirs: [] }, divided: { ours: [], theirs: [] } };
  for (let turn = 0; turn < repetitions; turn += 1) {
    say(`sharing: repetition ${turn + 1} of ${repetitions}`);
    for (const [kind, work] of Object.entries({ shared, divided })) {
      const name = `bench_sharing_${kind}_${turn}`;
      rates[kind].theirs.push(await projected(cluster, { ...work, workers: 1, name: `${name}_one` }));
      rates[kind].ours.push(await projected(cluster, { ...work, workers: WORKERS, name: `${name}_four` }));
    }
  }
  const measured = { unit: 'events/s', beside: 'one worker', handlerMs: HANDLER_MS };
  return [
    compared('sharing-4-workers/1', { ...rates.shared, ...measured, projections: PROJECTIONS.many }),
    compared('sharing-shards-4-workers/1', { ...rates.divided, ...measured, shards: SHARDS.shards }),
  ];
}

/** Events that each of the projections took in a second, from the moment when the log had them all. */
async function projected(cluster, { many, shards, workers, customers, name }) {
  const database = await cluster.database(name);
  await database.migrate();
  const accounts = Array.from({ length: customers }, (_, index) => newAccount(index));
  const log = new LogWriter(database, await seedKeys(database, accounts));
  const children = Array.from({ length: workers }, () => startChild(SIDE));
  try {
    await Promise.all(
      children.map((each) => each.call('start', { urls: database.urls, many, shards, ms: HANDLER_MS })),
    );
    await divided(children, many * shards);
    await log.write(roundRobin(accounts, TURNS, ONBOARDING_STEPS));
    const began = performance.now();
    await database.admin(`SELECT pg_notify('event_store_appended', '')`);
    await reached(database, log.position, many);
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(children.map((each) => each.call('stop')));
    return log.position / seconds;
  } finally {
    await Promise.all(children.map((each) => each.stop()));
    await database.drop();
  }
}

async function divided(children, subscriptions) {
  for (;;) {
    const running = await Promise.all(children.map((each) => each.call('running')));
    if (running.every((each) => each > 0) && running.reduce((sum, each) => sum + each, 0) === subscriptions) return;
    await pause(50);
  }
}

async function reached(database, position, many) {
  for (;;) {
    const { rows } = await database.admin(
      `SELECT count(*)::int AS done FROM read_model.checkpoints
       WHERE projection LIKE 'bench-slow-%' AND shard_of IS NULL AND position >= $1`,
      [position],
    );
    if (rows[0].done === many) return;
    await pause(20);
  }
}
