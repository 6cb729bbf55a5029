import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { plotOf } from './plot.mjs';
import { lastResults } from './results.mjs';
import { tablesOf } from './tables.mjs';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

/** Draws the plot of the last results and writes their tables into docs/benchmarks.md. */
export async function publishLastResults() {
  const { results } = await lastResults();
  await writeFile(join(DOCS, 'pictures', 'benchmarks.svg'), plotOf(results));
  const file = join(DOCS, 'benchmarks.md');
  let document = await readFile(file, 'utf8');
  for (const [name, table] of Object.entries(tablesOf(results))) {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`);
    if (!place.test(document)) throw new Error(`docs/benchmarks.md has no place for ${name}`);
    document = document.replace(place, (_all, begin, end) => `${begin}\n${table}\n\n${end}`);
  }
  await writeFile(file, await format(document, { ...(await resolveConfig(file)), filepath: file }));
}
