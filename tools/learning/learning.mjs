// Checks the learning content in apps/api/learning and writes it as the content service would answer it, with the page of
// statutory facts. With --check it writes nothing, and fails where a file is not what it would write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { learningEntries } from './entries.mjs';
import { factsPage, staleFacts } from './facts-page.mjs';
import { learningFaults } from './rules.mjs';
import { readSources } from './sources.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = join(ROOT, 'apps/api/learning');
const MEDIA = join(ROOT, 'apps/api/learning-media');
/** As the contracts say it. */
const SERVED = '/api/v1/learning/media/';
const check = process.argv.includes('--check');

const { modules, faults } = readSources(SOURCES);
faults.push(...learningFaults(modules));

const addressOf = (name) => (existsSync(join(MEDIA, name)) ? `${SERVED}${name}` : undefined);
const toCheck = readFileSync(join(SOURCES, 'TO-CHECK.md'), 'utf8').trim();
const wanted = new Map([
  ...Object.entries(learningEntries(modules, addressOf)).map(([page, answer]) => [
    `apps/api/content/${page}.json`,
    JSON.stringify(answer),
  ]),
  ['docs/learning-facts.md', factsPage(modules, toCheck)],
]);

const stale = [];
for (const [path, text] of wanted) {
  const file = join(ROOT, path);
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === formatted) continue;
  stale.push(path);
  if (!check && faults.length === 0) writeFileSync(file, formatted);
}

for (const fault of faults) console.error(fault);
for (const old of staleFacts(modules, new Date().toISOString().slice(0, 7)))
  console.warn(`to be looked at again: ${old}`);
if (faults.length > 0) console.error('nothing was written');
else if (check)
  for (const path of stale) console.error(`${path} is not what the chapters say: run \`npm run learning\``);
else for (const path of stale) console.log(`wrote ${path}`);
if (faults.length > 0 || (check && stale.length > 0)) process.exitCode = 1;
