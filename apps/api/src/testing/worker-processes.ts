import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { testMasterKeys } from './start-test-api';

const PROJECTS = join(__dirname, '../../../..');
const RUNNER = join(PROJECTS, 'libs/event-store/src/conformance/processes/run-typescript.cjs');
const PROGRAMS = {
  migrate: 'apps/projectors/src/migration/migrate.ts',
  operate: 'apps/projectors/src/operations/commands/main.ts',
  projectors: 'apps/projectors/src/main.ts',
} as const;

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** The programs of the workers as processes of their own, as an installation starts them. */
export class WorkerProcesses {
  /** What all of them wrote. */
  readonly said: string[] = [];
  readonly #running = new Set<ChildProcess>();

  constructor(
    private readonly database: FreshDatabase,
    private readonly changes: Readonly<Record<string, string>>,
  ) {}

  /** Runs a program to its end. */
  async run(program: 'migrate' | 'operate', ...words: readonly string[]): Promise<Ended> {
    const child = this.#spawn(program, {}, words);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(String(text)));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said: said.join('') };
  }

  async startProjectors(): Promise<ChildProcess> {
    return this.#spawn('projectors', { KEELSON_PROJECTORS_HEALTH_PORT: String(await freePort()) });
  }

  async kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** A test that fails leaves none behind. */
  async killAll(): Promise<void> {
    for (const child of this.#running) await this.kill(child);
  }

  #spawn(
    program: keyof typeof PROGRAMS,
    environment: Readonly<Record<string, string>>,
    words: readonly string[] = [],
  ): ChildProcess {
    const { urls } = this.database;
    const [key] = testMasterKeys;
    const child: ChildProcess = spawn(process.execPath, [RUNNER, join(PROJECTS, PROGRAMS[program]), ...words], {
      env: {
        PATH: process.env['PATH'],
        KEELSON_MODE: 'embedded',
        KEELSON_PUBLIC_URL: 'http://localhost:3000',
        KEELSON_DB_OWNER_URL: urls.owner,
        KEELSON_DB_APP_URL: urls.app,
        KEELSON_DB_PROJECTOR_URL: urls.projector,
        KEELSON_DB_KEYS_URL: urls.keys,
        KEELSON_MASTER_KEYS: `1:${key?.secret.toString('base64')}`,
        KEELSON_SMTP_URL: 'smtp://127.0.0.1:1',
        KEELSON_MAIL_FROM: 'Keelson <no-reply@keelson.example>',
        KEELSON_TEAM_MAILBOX: 'team@keelson.example',
        ...this.changes,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => this.said.push(String(text)));
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    return child;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
