// Finds circles of imports between the product's source files. Imports of types alone vanish when compiled and count for
// nothing. Prints each circle; exit 1 when there is one.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = process.argv[2] ?? join(import.meta.dirname, '..', '..');
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)((?:[\w*{][^'"`;]*?\sfrom\s+)?)['"]([^'"]+)['"]/g;
const ONLY_TYPES = /^\{\s*(?:type\s+[\w$]+(?:\s+as\s+[\w$]+)?\s*,?\s*)+\}\s*from\s*$/;

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !/\.spec\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function fileOf(from, source) {
  const ours = /^@keelson\/([^/]+)(?:\/(.+))?$/.exec(source);
  const base = ours === null ? resolve(dirname(from), source) : join(ROOT, 'libs', ours[1], 'src', ours[2] ?? '');
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((path) => existsSync(path) && statSync(path).isFile());
}

function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([, names, source]) => /^(\.|@keelson\/)/.test(source) && !ONLY_TYPES.test(names))
    .map(([, , source]) => fileOf(file, source))
    .filter((path) => path !== undefined && path !== file);
}

const files = ['libs', 'apps']
  .map((name) => join(ROOT, name))
  .filter(existsSync)
  .flatMap(sourceFiles);
const graph = new Map(files.map((file) => [file, importsOf(file)]));
const state = new Map();
const circles = [];

function visit(file, path) {
  state.set(file, 'open');
  for (const next of graph.get(file) ?? []) {
    if (state.get(next) === 'open') circles.push([...path.slice(path.indexOf(next)), next]);
    else if (!state.has(next)) visit(next, [...path, next]);
  }
  state.set(file, 'done');
}

for (const file of files) if (!state.has(file)) visit(file, [file]);
for (const circle of circles) console.error(circle.map((file) => relative(ROOT, file)).join(' -> '));
if (circles.length > 0) process.exitCode = 1;
else console.log(`${files.length} files, no circle of imports`);
