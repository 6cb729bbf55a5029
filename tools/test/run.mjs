// npm test [-- --no-browser] [-- --only-browser] [-- PATTERN...]
// Unit and integration tests with Jest, then the browser tests against the built product. Results as JSON are in
// test-results/. What failed is told at the end, and the last line counts both; the exit code is 1 when anything failed.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies } from '../../deploy/local/supervisor/dependencies.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { failuresIn } from './failures.mjs';
import { runJest } from './jest-tests.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-browser': { type: 'boolean', default: false }, 'only-browser': { type: 'boolean', default: false } },
});

const results = join(ROOT, 'test-results');
mkdirSync(results, { recursive: true });
const outcomes = ['jest.json', 'browser.json'].map((name) => join(results, name));
for (const outcome of outcomes) rmSync(outcome, { force: true });

await installDependencies(ROOT, console.log);
const counts = [];
if (!values['only-browser']) counts.push(await runJest(ROOT, positionals));
if (!values['no-browser']) counts.push(await runBrowserTests(ROOT, positionals));

const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
for (const { note } of counts) if (note !== undefined) console.log(`\n${note}`);
for (const failure of failuresIn(...outcomes)) console.log(`\n${failure}`);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
