import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyProjection, jobHandler, projection, reactor, type Registry } from './registration';
import { Bench, until } from './testing/bench';
import { History, seeded } from './testing/history';
import { creditNoteReactor, creditNotes, ledgerProjection } from './testing/ledger';
import { rebuildNow } from './testing/rebuild-now';
import { runSeed, sizeOf } from '@keelson/test-database/run';

const KILLS = sizeOf('WORKER_KILLS');

jest.setTimeout(300_000 + KILLS * 3_000);

const RUNNER = join(__dirname, '../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');
const ledgers: AnyProjection = projection(ledgerProjection);

describe('worker processes killed at random points', () => {
  it(`[PROJ-01, PROJ-07~] leave rows equal to a clean replay and one job for each event after ${KILLS} kills`, async () => {
    const registry: Registry = {
      projections: [ledgers],
      reactors: [reactor(creditNoteReactor)],
      jobHandlers: [jobHandler(creditNotes().handler)],
    };
    const bench = await Bench.open(registry);
    const random = seeded(runSeed());
    const history = new History(bench, random, 60);
    const startWorker = async (): Promise<ChildProcess> => {
      const child = fork(RUNNER, [join(__dirname, 'testing/ledger-worker.process.ts')], {
        env: { ...process.env, LEDGER_WORKER_URLS: JSON.stringify(bench.database.urls) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        execArgv: [],
      });
      await once(child, 'message');
      return child;
    };

    // Two at a time: one owns the claims, the other stands by, and either may be the one that is killed.
    const alive = await Promise.all([startWorker(), startWorker()]);
    const load = { on: true };
    const appending = (async () => {
      while (load.on) {
        await history.append(4);
        await pause(20);
      }
    })();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(random() * 400);
      const [victim] = alive.splice(random() < 0.5 ? 0 : 1, 1);
      victim?.kill('SIGKILL');
      alive.push(await startWorker());
    }
    load.on = false;
    await appending;
    await bench.projected('ledgers');
    await bench.projected('credit-notes');
    for (const child of alive) child.kill('SIGKILL');

    const survived = await bench.checksum(ledgers);
    await rebuildNow(bench, ledgers, {});
    expect(await bench.checksum(ledgers)).toEqual(survived);
    const [counted] = await bench.rows<{ credits: number }>(`
      SELECT (SELECT count(*)::int FROM event_store.events WHERE type = 'ledger.credited.v1') AS credits,
             (SELECT count(*)::int FROM read_model.requested_jobs) AS requested,
             (SELECT count(*)::int FROM pgboss.job) AS jobs`);
    const credits = counted?.credits ?? 0;
    expect(credits).toBeGreaterThan(KILLS);
    expect(counted).toEqual({ credits, requested: credits, jobs: credits });
    await until(() => alive.every(({ signalCode }) => signalCode !== null), 'the last workers to end');
    await bench.close();
  });
});
