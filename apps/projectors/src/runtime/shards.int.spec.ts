import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runSeed } from '@keelson/test-database/run';
import { pino } from 'pino';
import { buildBeside } from './build-beside';
import { compareGenerations } from './finish-rebuild';
import type { AnyProjection, Registry } from './registration';
import { retryStream } from './retry-stream';
import { shardTaking } from './shards';
import { Bench, type OpenBench, until } from './testing/bench';
import { History, seeded } from './testing/history';
import { cures } from './testing/ledger';
import { ledgerCopies } from './testing/ledger-copies';
import { rebuildNow } from './testing/rebuild-now';
import { openLedgers } from './testing/streams-of';
import type { Worker } from './worker';

jest.setTimeout(600_000);

const SHARDS = 4;
const ROUNDS = 4;
const RUNNER = join(__dirname, '../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');
/** One in shards, and the same one in one piece. */
const projections = ledgerCopies(2, SHARDS);
const [divided, whole] = projections as readonly [AnyProjection, AnyProjection];
const registry: Registry = { projections, reactors: [], jobHandlers: [] };

let bench: OpenBench;
beforeEach(async () => (bench = await Bench.open(registry)));
afterEach(async () => {
  cures.clear();
  await bench.close();
});

async function startProcess(): Promise<ChildProcess> {
  const child = fork(RUNNER, [join(__dirname, 'testing/ledger-worker.process.ts')], {
    env: {
      ...process.env,
      LEDGER_WORKER_URLS: JSON.stringify(bench.database.urls),
      LEDGER_WORKER_COPIES: String(projections.length),
      LEDGER_WORKER_SHARDS: String(SHARDS),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}

/** Whether readers are told of what a shard has yet to take, at one moment. */
const toldEarly = async (): Promise<boolean> => {
  const [found] = await bench.rows<{ early: boolean | null }>(`
    SELECT min(shard.position) < min(whole.position) OR count(*) <> ${SHARDS} AS early
    FROM read_model.checkpoints AS whole JOIN read_model.checkpoints AS shard ON shard.shard_of = whole.projection
    WHERE whole.projection = 'ledgers'`);
  return found?.early === true;
};

it('[PROJ-04~] workers that join, leave and are killed project a divided projection as one would project it whole', async () => {
  const history = new History(bench, seeded(runSeed()), 60);
  const joinIn = () =>
    bench.start({ registry, timings: { batchSize: 15, leaseMs: 500, renewLeasesMs: 100, pollMs: 50 } });
  const staying: Worker[] = [joinIn(), joinIn()];
  const mortal = await startProcess();
  await until(async () => (await bench.position('ledgers')) >= 0, 'the shards to be made');
  const load = { on: true, early: 0, looks: 0 };
  const appending = (async () => {
    while (load.on) {
      await history.append(4);
      await pause(20);
    }
  })();
  const looking = (async () => {
    while (load.on) {
      if (await toldEarly()) load.early += 1;
      load.looks += 1;
    }
  })();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await bench.position('ledgers');
    staying.push(joinIn());
    await until(async () => (await bench.position('ledgers')) > before + 30, 'events to be projected');
    if (round === 1) mortal.kill('SIGKILL');
    await staying.shift()?.drain();
  }
  load.on = false;
  await Promise.all([appending, looking]);
  for (const { name } of projections) await bench.projected(name);
  expect(await bench.checksum(divided)).toEqual(await bench.checksum(whole));
  expect(load.looks).toBeGreaterThan(ROUNDS);
  expect(load.early).toBe(0);
  const holders = () =>
    bench.rows(
      'SELECT DISTINCT owner FROM read_model.checkpoints WHERE shard_of IS NOT NULL AND owner IS NOT NULL AND lease_until > now()',
    );
  await until(async () => (await holders()).length > 1, 'the shards to be shared');
  await until(() => mortal.signalCode !== null, 'the process to end');
});

it('[PROJ-08~] a new version is built beside and takes the place of shards, with another number of them, or none', async () => {
  const before = bench.start({ registry, owner: 'before' });
  const history = new History(bench, seeded(runSeed()), 40);
  for (let turn = 0; turn < 10; turn += 1) await history.append(10);
  await bench.projected('ledgers');
  await rebuildNow(bench, divided, {});
  await history.append(10);
  for (const { name } of projections) await bench.projected(name);
  expect(await bench.checksum(divided)).toEqual(await bench.checksum(whole));
  await before.drain();

  for (const [index, shards] of [3, 1, 2].entries()) {
    await history.append(10);
    const changed = { ...registry, projections: [{ ...divided, version: index + 2, shards }, whole] };
    const workers = ['first', 'second'].map((owner) => bench.start({ registry: changed, owner }));
    await history.append(10);
    await until(async () => {
      const [live] = await bench.rows<{ version: number }>(
        `SELECT version FROM read_model.checkpoints WHERE projection = 'ledgers'`,
      );
      return live?.version === index + 2;
    }, 'the switch');
    for (const { name } of projections) await bench.projected(name);
    expect(await bench.checksum(divided)).toEqual(await bench.checksum(whole));
    const parts = await bench.rows(`SELECT version FROM read_model.checkpoints WHERE shard_of = 'ledgers'`);
    expect(parts).toEqual(Array.from({ length: shards === 1 ? 0 : shards }, () => ({ version: index + 2 })));
    for (const worker of workers) await worker.drain();
  }
});

it('[PROJ-03~] a stream is set aside by the shard that takes it, also by one that was built, and retried there', async () => {
  const worker = bench.start({ registry });
  await openLedgers(bench, 12, (index) => (index === 7 ? 'throws' : undefined));
  for (const { name } of projections) await bench.projected(name);
  const parked = () =>
    bench.rows(`SELECT projection, stream_id FROM read_model.parked_streams WHERE projection LIKE 'ledgers/%'`);
  const shard = shardTaking(divided, 'ledger-7');
  expect(await parked()).toEqual([{ projection: shard, stream_id: 'ledger-7' }]);
  await rebuildNow(bench, divided, {});
  expect(await parked()).toEqual([{ projection: shard, stream_id: 'ledger-7' }]);
  cures.add('throws');
  const { pool, store, codec, catalogue } = bench;
  await retryStream({ pool, store, codec, catalogue, registry }, shard, 'ledger-7');
  await retryStream({ pool, store, codec, catalogue, registry }, whole.name, 'ledger-7');
  await until(async () => (await bench.rows('SELECT FROM read_model.parked_streams')).length === 0, 'the replay');
  expect(await bench.checksum(divided)).toEqual(await bench.checksum(whole));

  const told = { say: () => undefined, stopping: () => false, log: pino({ level: 'silent' }) };
  await bench.projected('ledgers');
  const compared = await buildBeside({ pool, store, codec, catalogue, ...told }, divided, compareGenerations);
  expect(compared).toMatchObject({ rows: 12, equal: true });
  await worker.drain();
});

it('[PROJ-04~] rows that were divided otherwise are not touched without a new version', async () => {
  const before = bench.start({ registry, owner: 'before' });
  await bench.projected('ledgers', 0);
  await before.drain();
  const other = { ...registry, projections: [{ ...divided, shards: 3 }] };
  const worker = bench.start({ registry: other });
  await until(
    async () =>
      (await worker.status()).subscriptions.every(({ lastFailure }) => lastFailure?.includes('raise its version')),
    'the refusal',
  );
  expect(() => bench.start({ registry: { ...registry, projections: [{ ...divided, shards: 0 }] } })).toThrow(
    /no number/,
  );
});
