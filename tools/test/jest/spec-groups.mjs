import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const FILES_A_GROUP = 10;
const OWN_TIME_LIMIT = /^jest\.setTimeout\(/m;

/** Where the groups of a run are written; nothing else is there. */
export const groupsFolder = (root) => join(root, 'test-results', 'groups');

/**
 * Jest loads every module anew for each test file, which for a file that starts the API takes longer than its tests.
 * A run over everything therefore runs neighbours as one file, each under a `describe` of its own path. Files that set
 * a time limit of their own stay alone, because it would count for all.
 */
export async function writeSpecGroups(root) {
  const folder = groupsFolder(root);
  await rm(folder, { recursive: true, force: true });
  for (const project of ['node', 'web']) {
    await mkdir(join(folder, project), { recursive: true });
    for (const [name, specs] of groupsOf(await specsOf(root, project)))
      await writeFile(join(folder, project, `${name}.spec.cjs`), groupSource(root, specs));
  }
}

async function specsOf(root, project) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const words = [jest, '--listTests', '--json', '--selectProjects', project];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, maxBuffer: 1e8 });
  const paths = JSON.parse(stdout).sort();
  const specs = paths.map(async (path) => {
    const text = await readFile(path, 'utf8');
    const place = relative(root, path).split('/').slice(0, 2).join('-');
    return { path, place, alone: OWN_TIME_LIMIT.test(text), length: text.length };
  });
  return Promise.all(specs);
}

function groupsOf(specs) {
  const groups = new Map();
  const counts = {};
  for (const { place, alone, ...spec } of specs) {
    const count = (counts[place] ??= { alone: 0, together: 0 });
    const name = alone
      ? `${place}-alone-${(count.alone += 1)}`
      : `${place}-${1 + Math.floor(count.together++ / FILES_A_GROUP)}`;
    groups.set(name, [...(groups.get(name) ?? []), spec]);
  }
  return groups;
}

const groupSource = (root, specs) => {
  const length = specs.reduce((sum, spec) => sum + spec.length, 0);
  const described = specs.map(({ path }) => {
    const [title, from] = [relative(root, path), path].map((text) => JSON.stringify(text));
    return `describe(${title}, () => { require(${from}); });\n`;
  });
  return [`// ${length} characters\n`, ...described].join('');
};
