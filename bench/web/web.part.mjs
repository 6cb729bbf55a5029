import { setTimeout as pause } from 'node:timers/promises';
import { withDemo } from '../machine/demo.mjs';
import { single } from '../report/results.mjs';

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
  say('web: starting the product with its demo customers');
  return withDemo(async ({ product: url, mailbox, accounts }) => {
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
  });
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
