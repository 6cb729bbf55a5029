// A copy of the product with its demo customers, as `npm start` brings it up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');
const LONGEST_START_MS = 300_000;

/** Starts one, hands over its addresses and demo accounts, and takes it away again. */
export async function withDemo(work) {
  const data = await mkdtemp(join(tmpdir(), 'keelson-bench-web-'));
  const product = await start(data);
  try {
    return await work(JSON.parse(await readFile(join(data, 'addresses.json'), 'utf8')));
  } finally {
    await stop(product);
    await rm(data, { recursive: true, force: true });
  }
}

// Its standard input is a lifeline: it stops by itself when this process ends without a farewell.
async function start(data) {
  const lifeline = pathToFileURL(join(ROOT, 'deploy/local/supervisor/lifeline.mjs')).href;
  const words = ['--import', lifeline, 'deploy/local/start.mjs', '--port', String(await freePort()), '--data', data];
  const { npm_lifecycle_event: _, ...environment } = process.env;
  const product = spawn(process.execPath, words, {
    cwd: ROOT,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...environment, KEELSON_SANDBOX_LIMITS: 'lifted' },
    detached: true,
  });
  for (const end = Date.now() + LONGEST_START_MS; !existsSync(join(data, 'addresses.json')); await pause(100))
    if (product.exitCode !== null || Date.now() > end) throw new Error('the product did not start');
  return product;
}

async function stop(product) {
  if (product.exitCode !== null) return;
  const gone = once(product, 'exit');
  product.kill('SIGTERM');
  await gone;
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
