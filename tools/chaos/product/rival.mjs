import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anyPort } from '../../../deploy/local/supervisor/ports.mjs';
import { withOwner } from './databases.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LIFELINE = new URL('../../../deploy/local/supervisor/lifeline.mjs', import.meta.url).href;
const OWNED = `SELECT count(*)::int AS all, count(*) FILTER (WHERE owner LIKE '%:' || $1 || ':%')::int AS own
  FROM read_model.checkpoints`;

/** The environment of a running process, as Linux shows it. */
export const parseEnvironment = (text) =>
  Object.fromEntries(
    text
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** A second process of projectors, set up like the first one; it ends with this process. */
export async function startRival(data, first) {
  const environment = parseEnvironment(await readFile(`/proc/${first}/environ`, 'utf8'));
  const child = spawn(process.execPath, ['--import', LIFELINE, 'apps/projectors/dist/main.js'], {
    cwd: ROOT,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...environment, KEELSON_PROJECTORS_HEALTH_PORT: String(await anyPort()) },
  });
  child.stdin.on('error', () => undefined);
  let running = true;
  const exited = new Promise((done) => child.once('exit', () => done((running = false))));
  return {
    /** True once every checkpoint is its own; undefined before. */
    async hasTakenOver() {
      if (!running) throw new Error('The second projectors have ended.');
      const owned = await withOwner(data, (client) => client.query(OWNED, [String(child.pid)])).catch(() => undefined);
      const [{ all, own } = {}] = owned?.rows ?? [];
      return all > 0 && all === own ? true : undefined;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
