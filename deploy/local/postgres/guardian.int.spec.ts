import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { until } from '../testing/running-copy';

interface Message {
  readonly ready?: boolean;
  readonly ended?: boolean;
  readonly failed?: string;
  readonly port?: number;
  readonly pid?: number;
}

const PASSWORD = 'guarded';
let folder: string;
let guardian: ChildProcess;
let messages: Message[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keelson-guardian-'));
  chmodSync(folder, 0o711);
  messages = [];
  guardian = spawn(process.execPath, [join(__dirname, 'guardian.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  createInterface({ input: guardian.stdout! }).on('line', (line) => messages.push(JSON.parse(line) as Message));
  guardian.stdin!.write(`${JSON.stringify({ folder: join(folder, 'postgres'), password: PASSWORD })}\n`);
  await until('the database is ready', () => readied().length === 1);
});
afterEach(async () => {
  const exited = new Promise((done) => guardian.once('exit', done));
  if (guardian.exitCode === null) {
    guardian.stdin!.end();
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
});

const readied = (): Message[] => messages.filter(({ ready }) => ready);

async function connected(): Promise<Client> {
  const port = readied().at(-1)?.port ?? 0;
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password: PASSWORD });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function killPostmaster(): Promise<void> {
  const before = readied();
  process.kill(before.at(-1)?.pid ?? -1, 'SIGKILL');
  await until('the database is ready again', () => readied().length > before.length);
}

describe('the guardian of the database', () => {
  it('[ES-01~] starts a killed server again on the same port, with what was committed', async () => {
    const client = await connected();
    await client.query('CREATE TABLE kept (n int)');
    for (let kill = 1; kill <= 3; kill += 1) {
      const writer = await connected();
      await writer.query('INSERT INTO kept VALUES ($1)', [kill]);
      await killPostmaster();
    }
    const again = await connected();
    expect((await again.query('SELECT n FROM kept ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await again.end();
    expect(new Set(readied().map(({ port }) => port)).size).toBe(1);
    expect(new Set(readied().map(({ pid }) => pid)).size).toBe(4);
  });

  it('tries again while a query of the killed server still runs', async () => {
    const client = await connected();
    await client.query("SET statement_timeout = '3s'");
    const started = client.query('SELECT 1');
    const busy = client.query('DO $$ BEGIN LOOP END LOOP; END $$').catch(() => undefined);
    await started;
    await killPostmaster();
    await busy;
    expect(messages.filter(({ failed }) => failed !== undefined)).toEqual([]);
    expect(messages.filter(({ ended }) => ended).length).toBeGreaterThan(1);
  });
});
