// npm test [-- --no-browser] [-- --only-browser] [-- PATTERN...]
// npm run test:full [-- the same]
// Unit and integration tests with Jest, then the browser tests against the built product. Results as JSON are in
// test-results/, and in test-results/run.json what the run was: its seed, its sizes, its outcome. With --full every
// sample has the size that its requirement states, and the same is written to test-results/full.json. What failed is
// told at the end, and the last line counts both; the exit code is 1 when anything failed.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies } from '../../deploy/local/supervisor/dependencies.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { failuresIn } from './failures.mjs';
import { runJest } from './jest-tests.mjs';
import { beginRecord } from './run-record.mjs';
import { settledSeed } from './seed.mjs';
import { setFullSizes } from './sizes.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    'no-browser': { type: 'boolean', default: false },
    'only-browser': { type: 'boolean', default: false },
  },
});

const results = join(ROOT, 'test-results');
mkdirSync(results, { recursive: true });
const outcomes = ['jest.json', 'browser.json'].map((name) => join(results, name));
for (const outcome of outcomes) rmSync(outcome, { force: true });

const seed = settledSeed();
if (values.full) setFullSizes();
const parts = [...(values['only-browser'] ? [] : ['jest']), ...(values['no-browser'] ? [] : ['browser'])];
const record = beginRecord({ seed, parts, patterns: positionals });

await installDependencies(ROOT, console.log);
const counts = [];
if (parts.includes('jest')) counts.push(await runJest(ROOT, positionals));
if (parts.includes('browser')) counts.push(await runBrowserTests(ROOT, positionals));

const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
const outcome = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
for (const name of ['run.json', ...(values.full ? ['full.json'] : [])]) record.write(join(results, name), outcome);

for (const { note } of counts) if (note !== undefined) console.log(`\n${note}`);
for (const failure of failuresIn(...outcomes)) console.log(`\n${failure}`);
const { passed, failed, skipped } = outcome;
console.log(`\nSeed ${seed}: KEELSON_TEST_SEED=${seed} repeats the choices of this run.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
