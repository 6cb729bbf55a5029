// Writes the skeleton of a new slice in every layer from the templates, and enters it in the registries.
//   npm run new-slice -- <area>     the area in kebab-case, as its folders shall be called: `board-packs`
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { formsOf, inWordsOf } from './area-name.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const TEMPLATES = join(import.meta.dirname, 'templates');
const ENDING = '.tmpl';
const PATHS = 'apps/web/src/client/paths.ts';
const AREAS = 'docs/areas-and-layers.md';
const STANDINGS = 'libs/contracts/src/routes/standing-table.ts';

const templates = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? templates(path) : [path];
  });

function refuse(text) {
  console.error(text);
  process.exit(1);
}

const area = process.argv[2] ?? '';
const forms = formsOf(area) ?? refuse('usage: npm run new-slice -- <area>, in kebab-case: board-packs');
const translated = (text) => inWordsOf(text, forms);

const files = templates(TEMPLATES).map((template) => ({
  path: translated(relative(TEMPLATES, template)).slice(0, -ENDING.length),
  text: translated(readFileSync(template, 'utf8')),
}));
const taken = files.filter(({ path }) => existsSync(dirname(join(ROOT, path))) && path.includes(`/${area}/`));
if (taken.length > 0) refuse(`${dirname(taken[0].path)} is there already: choose another name`);

for (const { path, text } of files) {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`wrote ${path}`);
}

const paths = readFileSync(join(ROOT, PATHS), 'utf8');
writeFileSync(join(ROOT, PATHS), `${paths}\nexport const ${forms.camel} = '/dashboard/${area}';\n`);
console.log(`added a path to ${PATHS}`);

const page = join(ROOT, AREAS);
const withArea = inTable(readFileSync(page, 'utf8'), area);
writeFileSync(page, await format(withArea, { ...(await resolveConfig(page)), filepath: page }));
console.log(`added the area to ${AREAS}`);

const ids = files
  .filter(({ path }) => path.endsWith('.paths.ts'))
  .flatMap(({ text }) => [...text.matchAll(/ id: '([^']+)'/g)].map(([, id]) => id));
const table = readFileSync(join(ROOT, STANDINGS), 'utf8');
const rows = ids.map((id) => `  '${id}': 'running',\n`).join('');
writeFileSync(
  join(ROOT, STANDINGS),
  table.replace('\n} as const satisfies Record<RouteId', `\n${rows}} as const satisfies Record<RouteId`),
);
console.log(`added the routes to ${STANDINGS}`);

/** The page with a row of the area in its table of areas and layers, in the order of the alphabet. */
function inTable(text, area) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('| ---')) + 1;
  const next = lines.findIndex((line, place) => place >= first && !(line.split('|')[1]?.trim() < area));
  return lines.toSpliced(next, 0, `| ${area} | x | x | x | x | x | x | |`).join('\n');
}

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'slices.mjs')], { stdio: 'inherit' });
process.exitCode = status ?? 1;
