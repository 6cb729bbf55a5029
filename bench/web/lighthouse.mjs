// Lighthouse (desktop preset, median of N) on pages of a running product, signed in where the page needs it.
//
//   node bench/web/lighthouse.mjs --url http://localhost:4000 --mailbox http://127.0.0.1:8025 \
//     --customer email:password --staff email:password [--account acc_…] [--runs 5] [--only progress,home]
//
// --account names the customer whose history and replay are measured; without it these pages are left out.
// Prints a row per page and writes bench/results/lighthouse.json. Exit 1 when a median is below 95.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measurePage } from './measure-page.mjs';

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
for (const page of pages) {
  if (!asked.includes(page.name)) continue;
  const wanted = page.categories ?? CATEGORIES;
  const found = await measurePage({ ...page, categories: wanted }, { ...values, runs: Number(values.runs) });
  results.push(found);
  const { name, median, runs } = found;
  console.log(`${name.padEnd(16)} ${wanted.map((category) => `${category} ${median[category]}`).join('  ')}`);
  console.log(
    `  LCP ms ${runs.map((run) => run.lcp).join(' ')}; below 0.9: ${[...new Set(runs.flatMap((run) => run.failed))].join(', ')}`,
  );
}
mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
writeFileSync(new URL('../results/lighthouse.json', import.meta.url), JSON.stringify(results, null, 2));
process.exit(results.every(({ median }) => Object.values(median).every((score) => score >= FLOOR)) ? 0 : 1);
