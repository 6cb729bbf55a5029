import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** The slices below a folder of the repository, by their folders' names. */
export const slicesOf = (root, area) => folders(join(root, area));

/** Files of a slice whose names end so, at any depth, save specs and what tests stand on. */
function filesOf(folder, ending, forTests) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'testing' && !forTests ? [] : filesOf(path, ending, forTests);
      return entry.name.endsWith(ending) && !entry.name.includes('.spec.') ? [path] : [];
    });
}

/**
 * What the slices of an area export under names of a form: [{ name, from, slice, match }], in the order of the files.
 * `pattern` captures the exported name. A file of the role that exports none, where `required` says what it must, is
 * reported in `faults`. `forTests` looks into the slices' folders for tests as well.
 */
export function exportsOf(root, { area, ending, pattern, required, into, except = [], forTests = false }, faults) {
  return slicesOf(root, area)
    .filter((slice) => !except.includes(slice))
    .flatMap((slice) =>
      filesOf(join(root, area, slice), ending, forTests).flatMap((file) => {
        const found = [...readFileSync(file, 'utf8').matchAll(pattern)];
        if (found.length === 0 && required) faults.push(`${relative(root, file)} ${required}`);
        const from = relative(dirname(join(root, into)), file).replace(/\.tsx?$/, '');
        const source = from.startsWith('.') ? from : `./${from}`;
        return found.map((match) => ({ name: match[1], from: source, slice, match }));
      }),
    );
}

/** Import lines, one a file. */
export function importsOf(found, kind = 'import') {
  const byFile = Map.groupBy ? Map.groupBy(found, ({ from }) => from) : grouped(found);
  return [...byFile]
    .map(
      ([from, names]) => `${kind} { ${[...new Set(names.map(({ name }) => name))].sort().join(', ')} } from '${from}';`,
    )
    .join('\n');
}

function grouped(found) {
  const groups = new Map();
  for (const each of found) groups.set(each.from, [...(groups.get(each.from) ?? []), each]);
  return groups;
}
