import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { filesWithCards, tablesWithCards } from './card-trap';

const ROOT = join(__dirname, '../../../..');
/** A start builds nothing, but a machine with other work may take minutes for it. */
const PATIENCE = 480_000;

interface Copy {
  /** Path of its addresses.json. */
  readonly addresses: string;
  /** Stops it and removes its data; fails when the number of a card was kept anywhere (IO-07). */
  readonly end: () => Promise<void>;
}

/** Starts the built product on a free port and a fresh data folder. */
export async function startCopy(options: readonly string[] = []): Promise<Copy> {
  const data = await mkdtemp(join(tmpdir(), 'keelson-browser-'));
  const supervisor = launch(['--port', String(await freePort()), '--data', data, ...options]);
  let said = '';
  supervisor.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  supervisor.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const addresses = join(data, 'addresses.json');
  const deadline = Date.now() + PATIENCE;
  while (!existsSync(addresses)) {
    if (supervisor.exitCode !== null || Date.now() > deadline) throw new Error(`The product did not start.\n${said}`);
    await pause(100);
  }
  const { demoFailure } = JSON.parse(await readFile(addresses, 'utf8')) as { demoFailure?: string };
  if (demoFailure !== undefined) {
    await stop(supervisor);
    throw new Error(`The product started without its demo data: ${demoFailure}\n${said}`);
  }
  return { addresses, end: () => endCopy(supervisor, data) };
}

async function endCopy(supervisor: ChildProcess, data: string): Promise<void> {
  const tables = await tablesWithCards(data).finally(() => stop(supervisor));
  const files = await filesWithCards(data);
  await rm(data, { recursive: true, force: true });
  if (tables.length + files.length > 0)
    throw new Error(`Numbers of cards were kept in ${[...tables, ...files].join(', ')}.`);
}

// The supervisor's standard input is a lifeline: it stops by itself when this process ends without a farewell.
function launch(options: readonly string[]): ChildProcess {
  const lifeline = pathToFileURL(join(ROOT, 'deploy/local/supervisor/lifeline.mjs')).href;
  const { npm_lifecycle_event: _, ...environment } = process.env;
  return spawn(process.execPath, ['--import', lifeline, 'deploy/local/start.mjs', ...options], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
    // An import asks more in a minute than the real systems allow: no test waits for that. The demo month has payments
    // that have needed a person for weeks.
    env: { ...environment, KEELSON_SANDBOX_LIMITS: 'lifted', KEELSON_RECONCILIATION_ALARM_AFTER_DAYS: '999' },
    detached: true,
  });
}

function stop(supervisor: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (supervisor.exitCode !== null) {
      done();
      return;
    }
    supervisor.once('exit', () => done());
    supervisor.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
