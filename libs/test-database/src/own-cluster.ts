import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asSuperuser } from './superuser';
import type { DatabaseRole, TestCluster } from './test-cluster';

/** A Postgres of one test's own, for tests that crash or restart the server. */
export interface OwnCluster extends TestCluster {
  /** Kills the postmaster without warning; resolves once the server answers again on the same port. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface GuardianMessage {
  readonly ready?: boolean;
  readonly port?: number;
  readonly pid?: number;
  readonly failed?: string;
}

const LOCAL = join(__dirname, '../../../deploy');
const secret = (): string => randomBytes(12).toString('base64url');

/** Starts a Postgres with the product's roles; it ends with this process. Use with `freshDatabase(cluster)`. */
export async function ownCluster(): Promise<OwnCluster> {
  const password = secret();
  const passwords: Record<DatabaseRole, string> = {
    owner: secret(),
    app: secret(),
    projector: secret(),
    reader: secret(),
    keys: secret(),
  };
  const guardian = spawn(process.execPath, [join(LOCAL, 'local/postgres/guardian.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const nextReady = readinessOf(guardian);
  const folder = join(tmpdir(), `keelson-own-${process.pid}-${randomBytes(4).toString('hex')}`);
  guardian.stdin.write(`${JSON.stringify({ folder, password, temporary: true })}\n`);
  let current = await nextReady();
  await asSuperuser({ port: current.port, password }, 'postgres', rolesSql(passwords));
  return {
    port: current.port,
    password,
    passwords,
    crash: async () => {
      const restarted = nextReady();
      process.kill(current.pid, 'SIGKILL');
      current = await restarted;
    },
    stop: () =>
      new Promise<void>((done) => {
        guardian.once('exit', () => done());
        guardian.stdin.end();
      }),
  };
}

function readinessOf(guardian: ChildProcess): () => Promise<{ port: number; pid: number }> {
  const waiting: { done: (server: { port: number; pid: number }) => void; failed: (error: Error) => void }[] = [];
  if (guardian.stdout === null) throw new Error('The database guardian has no output.');
  createInterface({ input: guardian.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as GuardianMessage;
    if (message.ready === true) waiting.shift()?.done({ port: message.port ?? 0, pid: message.pid ?? 0 });
    if (message.failed !== undefined) waiting.shift()?.failed(new Error(message.failed));
  });
  return () => new Promise((done, failed) => waiting.push({ done, failed }));
}

function rolesSql(passwords: Readonly<Record<DatabaseRole, string>>): string {
  return Object.entries(passwords).reduce(
    (sql, [role, password]) => sql.replaceAll(`:'${role}_password'`, `'${password}'`),
    readFileSync(join(LOCAL, 'database/roles.sql'), 'utf8'),
  );
}
