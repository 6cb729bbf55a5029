import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentOf } from './processes.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LIFELINE = new URL('../../../deploy/local/supervisor/lifeline.mjs', import.meta.url).href;
const REST = 250;

/**
 * A second process of a worker, set up like the first but for `differences`, as in production, where there are two of
 * each. It is started again whenever it ends, and ends with this process.
 */
export async function keepSecondInstance({ name, first, differences, logFile }) {
  const environment = { ...(await environmentOf(first)), ...differences };
  let child;
  let running = false;
  let stopping = false;

  async function keepRunning() {
    while (!stopping) {
      await start();
      if (!stopping) await pause(REST);
    }
  }

  function start() {
    const output = openSync(logFile, 'a', 0o600);
    child = spawn(process.execPath, ['--enable-source-maps', '--import', LIFELINE, `apps/${name}/dist/main.js`], {
      cwd: ROOT,
      stdio: ['pipe', output, output],
      env: environment,
      detached: true,
    });
    closeSync(output);
    child.stdin.on('error', () => undefined);
    running = true;
    return new Promise((ended) => child.once('exit', () => ended((running = false))));
  }

  const finished = keepRunning();
  return {
    /** Undefined while it does not run. */
    pid: () => (running ? child.pid : undefined),
    async stop() {
      stopping = true;
      if (running) child.kill('SIGTERM');
      await finished;
    },
  };
}
