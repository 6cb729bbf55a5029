import { setTimeout as pause } from 'node:timers/promises';
import { newAccount, roundRobin } from '../log/customers.mjs';
import { seedKeys } from '../log/keys.mjs';
import { LogWriter } from '../log/records.mjs';
import { startChild } from '../machine/child.mjs';
import { library } from '../machine/product.mjs';
import { compared } from '../report/results.mjs';

const { ONBOARDING_STEPS } = library('vocabulary');

const SIDE = new URL('./worker.side.mjs', import.meta.url);
const PROJECTIONS = 40;
const WORKERS = 4;
const HANDLER_MS = 20;
const TURNS = 10;

/** Projections whose handlers are slow, followed by four workers that share them and by one that has them all. */
export async function measureSharing(cluster, { quick, repetitions, say }) {
  const customers = quick ? 1 : 4;
  const rates = { ours: [], theirs: [] };
  for (let turn = 0; turn < repetitions; turn += 1) {
    say(`sharing: repetition ${turn + 1} of ${repetitions}`);
    rates.theirs.push(await projected(cluster, { workers: 1, customers, name: `bench_sharing_one_${turn}` }));
    rates.ours.push(await projected(cluster, { workers: WORKERS, customers, name: `bench_sharing_four_${turn}` }));
  }
  return [
    compared('sharing-4-workers/1', {
      ...rates,
      unit: 'events/s',
      beside: 'one worker',
      ...{ projections: PROJECTIONS, handlerMs: HANDLER_MS },
    }),
  ];
}

/** Events that each of the projections took in a second, from the moment when the log had them all. */
async function projected(cluster, { workers, customers, name }) {
  const database = await cluster.database(name);
  await database.migrate();
  const accounts = Array.from({ length: customers }, (_, index) => newAccount(index));
  const log = new LogWriter(database, await seedKeys(database, accounts));
  const children = Array.from({ length: workers }, () => startChild(SIDE));
  try {
    await Promise.all(
      children.map((each) => each.call('start', { urls: database.urls, many: PROJECTIONS, ms: HANDLER_MS })),
    );
    await shared(children);
    await log.write(roundRobin(accounts, TURNS, ONBOARDING_STEPS));
    const began = performance.now();
    await database.admin(`SELECT pg_notify('event_store_appended', '')`);
    await reached(database, log.position);
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(children.map((each) => each.call('stop')));
    return log.position / seconds;
  } finally {
    await Promise.all(children.map((each) => each.stop()));
    await database.drop();
  }
}

async function shared(children) {
  for (;;) {
    const running = await Promise.all(children.map((each) => each.call('running')));
    if (running.every((each) => each > 0) && running.reduce((sum, each) => sum + each, 0) === PROJECTIONS) return;
    await pause(50);
  }
}

async function reached(database, position) {
  for (;;) {
    const { rows } = await database.admin(
      `SELECT count(*)::int AS done FROM read_model.checkpoints WHERE projection LIKE 'bench-slow-%' AND position >= $1`,
      [position],
    );
    if (rows[0].done === PROJECTIONS) return;
    await pause(20);
  }
}
