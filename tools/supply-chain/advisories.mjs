#!/usr/bin/env node
// npm run advisories [-- FOLDER…]: asks the registry which locked packages have known weaknesses.
//
// Runs `npm audit` over each lock file. Whatever is found is printed. Exit 1 for a weakness of a package that runs in
// the product and is rated high or critical, 0 otherwise. Where the registry does not answer about advisories, as many
// mirrors do not, it says so and passes: nothing was found out, and nothing is claimed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const LOCKED = ['.', 'apps/web/e2e', 'bench/peers', 'bench/web', 'tools/mutants/stryker'];
const SERIOUS = new Set(['high', 'critical']);
const LONGEST_MS = 120_000;
/** Where nobody answers at all, the check says so soon. */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=20000'];

const folders = process.argv.length > 2 ? process.argv.slice(2) : LOCKED.map((folder) => join(ROOT, folder));
let serious = 0;
for (const folder of folders.filter((each) => existsSync(join(each, 'package-lock.json')))) {
  const all = audited(folder, []);
  if (all === undefined) {
    console.log(`${folder}: the registry gives no advisories here; nothing was looked up.`);
    continue;
  }
  const running = audited(folder, ['--omit=dev']) ?? new Map();
  for (const [name, severity] of all) {
    const isSerious = running.has(name) && SERIOUS.has(severity);
    if (isSerious) serious += 1;
    console.log(`${folder}: ${name}: ${severity}${running.has(name) ? ', in the product' : ''}`);
  }
  console.log(`${folder}: ${all.size} packages with known weaknesses.`);
}
if (serious > 0) console.log(`${serious} of them are serious and run in the product.`);
process.exitCode = serious > 0 ? 1 : 0;

/** Name and severity of each package with a weakness; undefined where the registry does not answer. */
function audited(folder, options) {
  const run = spawnSync('npm', ['audit', '--package-lock-only', '--json', ...PATIENCE, ...options], {
    cwd: resolve(folder),
    encoding: 'utf8',
    timeout: LONGEST_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    const { vulnerabilities } = JSON.parse(run.stdout);
    return vulnerabilities && new Map(Object.entries(vulnerabilities).map(([name, { severity }]) => [name, severity]));
  } catch {
    // No report at all: npm was cut off before it could write one.
    return undefined;
  }
}
