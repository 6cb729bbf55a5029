import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Folders that are cut by feature. Each of their subfolders is a slice, save FOUNDATIONS and BENCH. */
export const CUT_BY_FEATURE = [
  'libs/domain/src',
  'libs/contracts/src',
  'libs/read-models/src',
  'apps/api/src',
  'apps/projectors/src',
];

/** What every slice may stand on, and what therefore knows none of them. */
export const FOUNDATIONS = new Set([
  'platform',
  'books',
  'runtime',
  'migration',
  'verification',
  'wire',
  'access',
  'validation',
  'schema',
  'content',
]);

/** Registries stand in a foundation and put together what the slices declare. */
const REGISTRY = /\.gen\.ts$/;

/** Puts the slices together for tests. */
const BENCH = 'testing';

const folders = (path) => {
  try {
    return readdirSync(join(ROOT, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
};

/** Folders of one slice that go by different names, because their routes do. */
const SAME_SLICE = {
  // Signing up answers with a session, and a session is taken up with the password of an account.
  session: 'accounts',
  // A replay shows what was answered and flagged in the words of the onboarding.
  journeys: 'onboarding',
};

/** The slices as the directory listing has them: [{ area: 'libs/domain/src', slice: 'onboarding' }, …]. */
export const slices = CUT_BY_FEATURE.flatMap((area) =>
  folders(area)
    .filter((name) => !FOUNDATIONS.has(name) && name !== BENCH)
    .map((slice) => ({ area, slice })),
);

/** A path inside the repository with forward slashes, or undefined for one outside. */
export function insideRepository(path) {
  const inside = relative(ROOT, path).split(sep).join('/');
  return inside.startsWith('..') ? undefined : inside;
}

/** The slice that a repository path lies in, or undefined. */
export function sliceOf(path) {
  const found = slices.find(({ area, slice }) => path.startsWith(`${area}/${slice}/`) || path === `${area}/${slice}`);
  return found === undefined ? undefined : { area: found.area, slice: SAME_SLICE[found.slice] ?? found.slice };
}

/** The foundation that a repository path lies in, or undefined: { area, foundation }. */
export function foundationOf(path) {
  const area = CUT_BY_FEATURE.find((each) => path.startsWith(`${each}/`));
  const name = area && path.slice(area.length + 1).split('/')[0];
  return FOUNDATIONS.has(name) && !REGISTRY.test(path) ? { area, foundation: name } : undefined;
}

/** The project that a repository path lies in: { kind: 'libs' | 'apps', name }, or undefined. */
export function projectOf(path) {
  const match = /^(libs|apps)\/([^/]+)\//.exec(path);
  return match === null ? undefined : { kind: match[1], name: match[2] };
}

export const projects = ['libs', 'apps'].flatMap((kind) => folders(kind).map((name) => ({ kind, name })));
