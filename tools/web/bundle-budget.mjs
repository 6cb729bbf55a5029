import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 150;
/** What the first dashboard may load over what every signed-in page loads, its charts included. */
const DASHBOARD_LIMIT_KB = 250;
const SHELL = ['index.html', 'src/shell/app-layout.tsx'];
const DASHBOARD = 'src/app/dashboard-screen.tsx';
/** The other parts that the page names are loaded when a dialog is opened. */
const DASHBOARD_CHARTS = ['bar-chart', 'spark-line'];
const dist = new URL('../../apps/web/dist/', import.meta.url).pathname;

/** What a first visit loads: the entry with its layout and its page. */
const ROUTES = {
  '/auth/signIn': ['components/auth-layout.tsx', 'pages/sign-in-page.tsx'].map(
    (file) => `src/features/accounts/${file}`,
  ),
  '/': ['src/shell/public-layout.tsx', 'src/features/home/pages/home-page.tsx'],
  '/aboutUs': ['src/shell/public-layout.tsx', 'src/features/site/pages/about-page.tsx'],
  '/auth/register': ['components/wide-auth-layout.tsx', 'pages/register-page.tsx'].map(
    (file) => `src/features/accounts/${file}`,
  ),
  '/auth/signUp': ['components/wide-auth-layout.tsx', 'pages/sign-up-page.tsx'].map(
    (file) => `src/features/accounts/${file}`,
  ),
};

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const entryOf = (key) => {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no chunk for ${key}`);
  return entry;
};

const withImports = (key, found = new Set()) => {
  const { file, imports = [] } = entryOf(key);
  if (found.has(file)) return found;
  found.add(file);
  imports.forEach((each) => withImports(each, found));
  return found;
};

const read = (file) => readFileSync(join(dist, file));
const kilobytes = (files) => files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1000;

const filesOf = (keys) => [...keys.reduce((found, key) => withImports(key, found), new Set())];

const failures = [];
for (const [route, pages] of Object.entries(ROUTES)) {
  const files = filesOf(['index.html', ...pages]);
  const size = kilobytes(files);
  console.log(`${route.padEnd(16)} ${size.toFixed(1)} kB of ${LIMIT_KB} kB gzipped, ${files.length} files`);
  if (size > LIMIT_KB) failures.push(`${route} loads ${size.toFixed(1)} kB`);
  const schemas = files.filter((file) => read(file).includes('ZodError'));
  if (schemas.length > 0) failures.push(`${route} loads the schema library: ${schemas.join(', ')}`);
}

const shell = new Set(filesOf(SHELL));
const charts = entryOf(DASHBOARD).dynamicImports.filter((key) => DASHBOARD_CHARTS.includes(entryOf(key).name));
if (charts.length < DASHBOARD_CHARTS.length) failures.push('the charts of the first dashboard were not found');
const dashboard = kilobytes(filesOf([DASHBOARD, ...charts]).filter((file) => !shell.has(file)));
console.log(`dashboard        ${dashboard.toFixed(1)} kB of ${DASHBOARD_LIMIT_KB} kB gzipped over the shell`);
if (dashboard > DASHBOARD_LIMIT_KB)
  failures.push(`the first dashboard loads ${dashboard.toFixed(1)} kB over the shell`);
if ([...shell].some((file) => read(file).includes('VictoryBar'))) failures.push('the shell loads the charts');

if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
