import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anyPort } from '../../../deploy/local/supervisor/ports.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LIFELINE = new URL('../../../deploy/local/supervisor/lifeline.mjs', import.meta.url).href;
const PATIENCE = 900_000;

/**
 * Starts a copy of the product on its own ports and folder. It ends with this process, whatever ends it. The load comes
 * as through a proxy on this machine, so that each owner has an address of their own and none meets another's limits. Each
 * of its processes finds `environment` in its own. One that is `built` builds nothing before it starts.
 */
export async function startProduct({ data, port, logFile, environment: given = {}, built = false }) {
  const words = [
    '--port',
    String(port ?? (await anyPort())),
    '--data',
    data,
    '--no-demo',
    ...(built ? ['--built'] : []),
  ];
  const { npm_lifecycle_event: _, ...environment } = process.env;
  const output = openSync(logFile, 'a', 0o600);
  const supervisor = spawn(process.execPath, ['--import', LIFELINE, 'deploy/local/start.mjs', ...words], {
    cwd: ROOT,
    stdio: ['pipe', output, output],
    env: { ...environment, KEELSON_TRUSTED_PROXIES: '127.0.0.1/32', KEELSON_LOG_LEVEL: 'warn', ...given },
    detached: true,
  });
  closeSync(output);
  supervisor.stdin.on('error', () => undefined);
  let running = true;
  let stopping = false;
  const exited = new Promise((done) => supervisor.once('exit', () => done((running = false))));

  async function ready() {
    const addresses = join(data, 'addresses.json');
    const deadline = Date.now() + PATIENCE;
    while (!existsSync(addresses)) {
      if (!running || Date.now() > deadline)
        throw new Error(`The product did not start:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
      await pause(100);
    }
    return JSON.parse(readFileSync(addresses, 'utf8'));
  }

  return {
    ready,
    isRunning: () => running,
    supervisorPid: supervisor.pid,
    stop() {
      if (!stopping) supervisor.kill('SIGTERM');
      stopping = true;
      return exited;
    },
  };
}
