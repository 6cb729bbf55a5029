import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runSeed, sizeOf } from '@keelson/test-database/run';
import { jobHandler, reactor, type Registry } from '../registration';
import { Bench, until } from '../testing/bench';
import { History, seeded } from '../testing/history';
import { creditNoteReactor, creditNotes } from '../testing/ledger';
import { ledgerCopies } from '../testing/ledger-copies';
import { rebuildNow } from '../testing/rebuild-now';
import type { Worker } from '../worker';

const SECONDS = sizeOf('WORKER_CHURN_SECONDS');
/** Each round one worker joins and one leaves, in order or by a kill, or wakes up after its claims were taken. */
const ROUND_MS = Math.min(5_000, (SECONDS * 1_000) / 4);
const COPIES = 6;
const LEASE_MS = 500;
/** A batch of fifteen events takes several leases. */
const SLOW_EVENT_MS = 170;

jest.setTimeout(300_000 + SECONDS * 6_000);

const RUNNER = join(__dirname, '../../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');
const copies = ledgerCopies(COPIES);

async function startProcess(
  bench: { readonly database: { readonly urls: object } },
  eventMs = 0,
): Promise<ChildProcess> {
  const child = fork(RUNNER, [join(__dirname, '../testing/ledger-worker.process.ts')], {
    env: {
      ...process.env,
      LEDGER_WORKER_URLS: JSON.stringify(bench.database.urls),
      LEDGER_WORKER_COPIES: String(COPIES),
      LEDGER_WORKER_EVENT_MS: String(eventMs),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}

it(`[PROJ-04] workers that join and leave for ${SECONDS} s, are killed, frozen or slow beyond their leases do nothing twice`, async () => {
  const registry: Registry = {
    projections: copies,
    reactors: [reactor(creditNoteReactor)],
    jobHandlers: [jobHandler(creditNotes().handler)],
  };
  const bench = await Bench.open(registry);
  const random = seeded(runSeed());
  const history = new History(bench, random, 60);
  const joinIn = () =>
    bench.start({ registry, timings: { batchSize: 15, leaseMs: LEASE_MS, renewLeasesMs: 100, pollMs: 50 } });
  const staying: Worker[] = [joinIn(), joinIn()];
  let mortal = await startProcess(bench);
  const slow = await startProcess(bench, SLOW_EVENT_MS);
  let lostBySlow = 0;
  slow.on('message', (told) => (lostBySlow += told === 'claim lost' ? 1 : 0));

  const load = { on: true };
  const appending = (async () => {
    while (load.on) {
      await history.append(4);
      await pause(20);
    }
  })();
  const began = Date.now();
  for (let round = 0; Date.now() - began < SECONDS * 1_000; round += 1) {
    staying.push(joinIn());
    if (round % 2 === 0) mortal.kill('SIGSTOP');
    await pause(ROUND_MS);
    await staying.shift()?.drain();
    if (round % 2 === 0) mortal.kill('SIGCONT');
    else {
      mortal.kill('SIGKILL');
      mortal = await startProcess(bench);
    }
  }
  await until(() => lostBySlow > 0, 'a slow batch to be written under a claim that another worker has');
  slow.kill('SIGKILL');
  load.on = false;
  await appending;
  for (const { name } of [...copies, creditNoteReactor]) await bench.projected(name);
  mortal.kill('SIGKILL');

  const sums = await Promise.all(copies.map((each) => bench.checksum(each)));
  const [ledgers] = copies;
  await rebuildNow(bench, ledgers!, {});
  const replayed = await bench.checksum(ledgers!);
  expect(sums).toEqual(copies.map(() => replayed));
  const [counted] = await bench.rows<{ credits: number }>(`
    SELECT (SELECT count(*)::int FROM event_store.events WHERE type = 'ledger.credited.v1') AS credits,
           (SELECT count(*)::int FROM read_model.requested_jobs) AS requested,
           (SELECT count(*)::int FROM pgboss.job) AS jobs`);
  const credits = counted?.credits ?? 0;
  expect(credits).toBeGreaterThan(0);
  expect(counted).toEqual({ credits, requested: credits, jobs: credits });
  await until(() => mortal.signalCode !== null && slow.signalCode !== null, 'the last processes to end');
  await bench.close();
});
