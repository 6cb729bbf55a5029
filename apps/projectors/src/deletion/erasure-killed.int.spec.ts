import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ERASURE_STEPS } from './erasure-steps';
import { ErasureBench } from './testing/erasure-bench';
import { rowsWith } from './testing/table-copies';
import { sizeOf } from '@keelson/test-database/run';

/** After each step. */
const KILLS = sizeOf('ERASURE_KILLS');

const RUNNER = join(__dirname, '../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');
/** Those after which most is at stake come first. */
const FIRST = ['destroy-key', 'empty-vault-again'];
const ALL = [...ERASURE_STEPS.map(({ name }) => name), 'record'];
const STEPS = [...FIRST, ...ALL.filter((name) => !FIRST.includes(name))].slice(0, sizeOf('ERASURE_STEPS'));

jest.setTimeout(600_000 + KILLS * STEPS.length * 15_000);

describe('processes that are killed while they erase', () => {
  let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
  afterEach(() => bench.close());

  it(`[ERASE-01~, ERASE-02~] ${KILLS * STEPS.length} times, leave it to the next one, which comes to one erasure and no trace`, async () => {
    bench = await ErasureBench.open();
    bench.startProjecting();
    const subjects = [];
    for (const step of STEPS) {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const subject = await bench.subject();
        const job = await bench.deleteAtOnce(subject);
        const child = fork(RUNNER, [join(__dirname, 'testing/erasing.process.ts')], {
          env: { ...process.env, ERASING: JSON.stringify({ urls: bench.database.urls, job, step }) },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          execArgv: [],
        });
        const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
        expect([step, signal]).toEqual([step, 'SIGKILL']);
        subjects.push(subject);
      }
    }
    bench.start();
    await bench.erased(subjects.map(({ accountId }) => accountId));
    for (const { accountId, canary } of subjects) {
      expect(await bench.erasures(accountId)).toBe(1);
      expect(await rowsWith(bench.database, canary)).toEqual({});
    }
    expect(await bench.differingFromReplay()).toEqual([]);
  });
});
