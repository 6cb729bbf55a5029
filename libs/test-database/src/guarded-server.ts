import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A Postgres that runs for as long as this process, or until it is stopped. */
export interface GuardedServer {
  readonly port: number;
  /** Of its files. */
  readonly folder: string;
  /** Kills the postmaster without warning; resolves once the server answers again on the same port. */
  crash(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

interface Ready {
  readonly port: number;
  readonly pid: number;
  readonly folder: string;
}

interface GuardianMessage extends Partial<Ready> {
  readonly ready?: boolean;
  readonly failed?: string;
}

const GUARDIAN = join(__dirname, '../../../deploy/local/postgres/guardian.mjs');

/** Starts a Postgres on a folder, which is made where there is none. */
export async function startGuarded(folder: string, password: string): Promise<GuardedServer> {
  const guardian = spawn(process.execPath, [GUARDIAN], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const nextReady = readinessOf(guardian);
  guardian.stdin.write(`${JSON.stringify({ folder, password, temporary: true })}\n`);
  let current = await nextReady();
  let stopped: Promise<void> | undefined;
  return {
    port: current.port,
    folder: current.folder,
    crash: async () => {
      const restarted = nextReady();
      process.kill(current.pid, 'SIGKILL');
      current = await restarted;
    },
    stop: () =>
      (stopped ??= new Promise<void>((done) => {
        guardian.once('exit', () => done());
        guardian.stdin.end();
      })),
  };
}

function readinessOf(guardian: ChildProcess): () => Promise<Ready> {
  const waiting: { done: (server: Ready) => void; failed: (error: Error) => void }[] = [];
  if (guardian.stdout === null) throw new Error('The database guardian has no output.');
  createInterface({ input: guardian.stdout }).on('line', (line) => {
    const { ready, failed, port = 0, pid = 0, folder = '' } = JSON.parse(line) as GuardianMessage;
    if (ready === true) waiting.shift()?.done({ port, pid, folder });
    if (failed !== undefined) waiting.shift()?.failed(new Error(failed));
  });
  return () => new Promise((done, failed) => waiting.push({ done, failed }));
}
