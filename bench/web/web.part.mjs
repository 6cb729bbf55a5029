import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { single } from '../report/results.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const LONGEST_START_MS = 300_000;
/** A demo customer with three years of books, behind her onboarding. */
const OWNER = 'hannah@greyfieldmotors.example';
const FINANCIALS = '/dashboard/newDashboardFinance';
const PAGES = [
  { name: 'dashboard', path: '/dashboard/newDashboard' },
  { name: 'financials', path: FINANCIALS },
];

/** The pages with charts under Lighthouse (desktop preset), signed in, against a copy of the product of its own. */
export async function measureWeb(_cluster, { repetitions, say }) {
  const { measurePage } = await import('./measure-page.mjs');
  const data = await mkdtemp(join(tmpdir(), 'keelson-bench-web-'));
  say('web: starting the product with its demo customers');
  const product = await start(data);
  try {
    const { product: url, mailbox, accounts } = JSON.parse(await readFile(join(data, 'addresses.json'), 'utf8'));
    const { email, password } = accounts.find((account) => account.email === OWNER);
    const chromium = process.env.KEELSON_CHROMIUM ?? '/usr/bin/chromium';
    const found = [];
    for (const page of PAGES) {
      say(`web: ${page.name}, ${repetitions} runs`);
      const asked = { ...page, as: `${email}:${password}`, ready: imported(url), categories: ['performance'] };
      const { runs } = await measurePage(asked, { url, mailbox, chromium, runs: repetitions });
      found.push(
        single(`web-${page.name}-interactive`, figures(runs, 'interactive'), 'ms', {
          largestContentfulPaintMs: figures(runs, 'lcp'),
          totalBlockingMs: figures(runs, 'tbt'),
          layoutShift: figures(runs, 'cls'),
          score: figures(runs, 'performance'),
        }),
      );
    }
    return found;
  } finally {
    await stop(product);
    await rm(data, { recursive: true, force: true });
  }
}

/** The demo customers' first imports go on for a while after the start. */
const imported = (url) => async (page) => {
  for (const end = Date.now() + LONGEST_START_MS; Date.now() < end;) {
    await page.goto(new URL(FINANCIALS, url).href);
    await page.locator('.k-chart-plot').first().waitFor({ timeout: LONGEST_START_MS });
    if ((await page.getByText('Your figures are coming in').count()) === 0) return;
    await pause(1_000);
  }
  throw new Error('the import of the demo customer did not end');
};

const figures = (runs, name) => runs.map((run) => run[name]);

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
