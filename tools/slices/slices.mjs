// Writes the registries that are made from the slices' files. With --check it writes nothing, and fails where one is not
// what it would write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { registries } from './registries.mjs';

const ROOT = process.argv.slice(2).find((each) => !each.startsWith('--')) ?? join(import.meta.dirname, '..', '..');
const HEAD = '// Written by `npm run slices` from the files of the slices: change those, and run it again.\n';
const check = process.argv.includes('--check');

const faults = [];
const stale = [];
for (const registry of registries) {
  const file = join(ROOT, registry.into);
  const options = (await resolveConfig(file)) ?? {};
  const wanted = await format(`${HEAD}${registry.make(ROOT, faults)}\n`, { ...options, filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  stale.push(registry.into);
  if (!check) writeFileSync(file, wanted);
}

for (const fault of faults) console.error(fault);
if (check) for (const file of stale) console.error(`${file} does not know every slice: run \`npm run slices\``);
else for (const file of stale) console.log(`wrote ${file}`);
if (faults.length > 0 || (check && stale.length > 0)) process.exitCode = 1;
