import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runSeed, sizeOf } from '@keelson/test-database/run';
import { seeded } from '../runtime/testing/history';
import { SweepBench } from './testing/sweep-bench';
import type { SweepProcessSettings } from './testing/sweep.process';

const KILLS = sizeOf('SWEEP_KILLS');
const HOUR_MS = 3_600_000;
/** A sweep of this little takes about as long. */
const LONGEST_LIFE_MS = 1_500;
const RUNNER = join(__dirname, '../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');

jest.setTimeout(300_000 + KILLS * 10_000);

describe('sweeps whose process is killed', () => {
  it(`[EVENT-09~] leave what is recorded as the provider states it, and nothing twice, after ${KILLS} kills`, async () => {
    const bench = await SweepBench.open();
    const { billing } = bench;
    const random = seeded(runSeed());
    let sweepId = randomUUID();
    const begin = async (): Promise<ChildProcess> => {
      const settings: SweepProcessSettings = {
        ...{ projectorUrl: bench.projectorUrl, apiBase: billing.sandbox.address, secretKey: billing.sandbox.secretKey },
        ...{ sweepId, now: billing.clock().toISOString() },
      };
      const child = fork(RUNNER, [join(__dirname, 'testing/sweep.process.ts')], {
        env: { ...process.env, SWEEP_PROCESS: JSON.stringify(settings) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        execArgv: [],
      });
      await once(child, 'message');
      return child;
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const order = { amount: 1_000 + kill, description: `Payment ${kill}` };
      const { id: charge } = await billing.control('POST', 'charges', order);
      if (kill % 3 === 1) await billing.control('POST', 'refunds', { charge, amount: 10 });
      if (kill % 5 === 2) await billing.control('POST', 'disputes', { charge });
      await billing.pass(8 * HOUR_MS);
      const child = await begin();
      const died = once(child, 'exit');
      // One that is done meanwhile had no harm done to it; the next is another sweep.
      const done = once(child, 'message').then(
        () => true,
        () => false,
      );
      const isDone = await Promise.race([done, pause(random() * LONGEST_LIFE_MS).then(() => false)]);
      child.kill('SIGKILL');
      await died;
      if (isDone) sweepId = randomUUID();
    }
    await bench.swept();
    const { recorded, stated } = await bench.bothSides();
    expect(recorded).toBe(stated);
    expect(await bench.repeatedFacts()).toEqual([]);
    await bench.close();
  });
});
