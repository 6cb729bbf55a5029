// Lighthouse (desktop preset, median of N) on pages of a running product, signed in where the page needs it.
//
//   node bench/web/lighthouse.mjs --url http://localhost:4000 --mailbox http://127.0.0.1:8025 \
//     --customer email:password --staff email:password [--account acc_…] [--runs 5] [--only progress,home]
//
// --account names the customer whose history and replay are measured; without it these pages are left out.
// Prints a row per page and writes bench/results/lighthouse.json. Exit 1 when a median is below 95.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    mailbox: { type: 'string' },
    customer: { type: 'string' },
    staff: { type: 'string' },
    account: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const PUBLIC_CATEGORIES = [...CATEGORIES, 'seo'];
const FLOOR = 95;

const pages = [
  { name: 'sign-in', path: '/auth/signIn' },
  { name: 'sign-up', path: '/auth/signUp' },
  { name: 'home', path: '/', categories: PUBLIC_CATEGORIES },
  { name: 'about', path: '/aboutUs', categories: PUBLIC_CATEGORIES },
  { name: 'stories', path: '/customerStories', categories: PUBLIC_CATEGORIES },
  { name: 'progress', path: '/onboardingProgressInfo', as: values.customer },
  { name: 'customer-table', path: '/dashboard/newDashboardAdmin/UserManagement', as: values.staff },
  { name: 'payment-history', path: '/dashboard/paymentHistory', as: values.staff },
  ...(values.account === undefined
    ? []
    : [
        {
          name: 'history',
          path: `/dashboard/newDashboardAdmin/UserManagement/${values.account}/events`,
          as: values.staff,
        },
        { name: 'replay', path: `/journeys/${values.account}/replay`, as: values.staff },
      ]),
  { name: 'operations', path: '/operations', as: values.staff },
];

const results = [];
const asked = values.only ? values.only.split(',') : pages.map(({ name }) => name);
const absent = asked.filter((name) => !pages.some((page) => page.name === name));
if (absent.length > 0) throw new Error(`There is no page ${absent.join(', ')}; history and replay need --account.`);
for (const page of pages) if (asked.includes(page.name)) results.push(await measure(page));
mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
writeFileSync(new URL('../results/lighthouse.json', import.meta.url), JSON.stringify(results, null, 2));
process.exit(results.every(({ median }) => Object.values(median).every((score) => score >= FLOOR)) ? 0 : 1);

async function measure({ name, path, as, categories: wanted = CATEGORIES }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: values.chromium,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    if (as) await signIn(await (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts()[0].newPage(), as);
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const outcome = await lighthouse(
        new URL(path, values.url).href,
        { port, disableStorageReset: true, onlyCategories: wanted, logLevel: 'error' },
        desktopConfig,
      );
      const { categories, audits, finalDisplayedUrl } = outcome.lhr;
      if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${name}: landed on ${finalDisplayedUrl}`);
      runs.push({
        ...Object.fromEntries(wanted.map((category) => [category, Math.round(categories[category].score * 100)])),
        lcp: Math.round(audits['largest-contentful-paint'].numericValue),
        cls: audits['cumulative-layout-shift'].numericValue,
        failed: Object.values(audits)
          .filter((audit) => audit.score !== null && audit.score < 0.9)
          .map((audit) => `${audit.id} ${audit.score}`),
      });
    }
    const median = Object.fromEntries(wanted.map((category) => [category, middle(runs.map((run) => run[category]))]));
    console.log(`${name.padEnd(16)} ${wanted.map((category) => `${category} ${median[category]}`).join('  ')}`);
    console.log(
      `  LCP ms ${runs.map((run) => run.lcp).join(' ')}; below 0.9: ${[...new Set(runs.flatMap((run) => run.failed))].join(', ')}`,
    );
    return { name, path, median, runs };
  } finally {
    await browser.close();
  }
}

async function signIn(page, credentials) {
  const [email, password] = [
    credentials.slice(0, credentials.indexOf(':')),
    credentials.slice(credentials.indexOf(':') + 1),
  ];
  const since = Date.now();
  await page.goto(new URL('/auth/signIn', values.url).href);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  const passcode = page.getByRole('dialog').getByRole('textbox');
  await Promise.race([passcode.waitFor(), page.waitForURL((url) => !url.pathname.startsWith('/auth'))]);
  if (await passcode.isVisible()) {
    await passcode.fill(await passcodeFor(email, since));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  }
}

/** The five digits of the newest mail to the address since the sign-in began; waits at most ten seconds. */
async function passcodeFor(email, since) {
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const answer = await fetch(new URL(`/api/messages?to=${encodeURIComponent(email)}&limit=1`, values.mailbox));
    const [newest] = (await answer.json()).messages;
    const recent = newest && new Date(newest.receivedAt).getTime() >= since - 1000;
    const mail = recent && (await (await fetch(new URL(`/api/messages/${newest.id}`, values.mailbox))).json());
    const code = mail && /\b\d{5}\b/.exec(mail.text);
    if (code) return code[0];
  }
  throw new Error(`no passcode mail for ${email}`);
}

function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
