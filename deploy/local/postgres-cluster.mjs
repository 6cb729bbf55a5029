import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const GUARDIAN = fileURLToPath(new URL('./postgres/guardian.mjs', import.meta.url));

/**
 * Brings a Postgres up under its guardian and resolves once it answers. It ends with this process, whatever ends it.
 *
 * @param {{ folder: string, password: string, port?: number, logFile?: string, temporary?: boolean, settings?: Record<string, string> }} wanted
 * @param {(message: object) => void} [onMessage] later news: `ready` after a restart, `ended`, `failed`
 */
export function holdPostgres(wanted, onMessage = () => undefined) {
  const guardian = spawn(process.execPath, [GUARDIAN], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  guardian.stdin.on('error', () => undefined);
  guardian.stdin.write(`${JSON.stringify(wanted)}\n`);
  const exited = new Promise((done) => guardian.once('exit', done));
  const stop = async () => {
    guardian.stdin.end();
    await exited;
  };
  return new Promise((done, failed) => {
    guardian.once('error', failed);
    void exited.then(() => failed(new Error('The database guardian ended before the database was ready.')));
    createInterface({ input: guardian.stdout }).on('line', (line) => {
      const message = JSON.parse(line);
      onMessage(message);
      if (message.failed !== undefined) failed(new Error(message.failed));
      if (message.ready) done({ port: message.port, pid: message.pid, folder: message.folder, stop, exited, guardian });
    });
  });
}
