/**
 * The folders of apps/web/src from the ground up. A folder imports only from folders below it. `testing` has no floor: it
 * starts the whole application for specs, which alone may use it.
 */
export const floors = [
  'theme',
  'client',
  'ui',
  'session',
  'drafts',
  'live',
  'billing',
  'deletion',
  'details',
  'content',
  'reference',
  'figures',
  'learning',
  'features',
  'shell',
  'app',
];

const WEB = 'apps/web/src/';
const FOR_TESTS = /\.spec\.tsx?$|\/testing\//;

/** The floor of a repository path in the web app and, of a feature, its name; undefined for tests and other projects. */
export function floorOf(path) {
  if (!path.startsWith(WEB) || FOR_TESTS.test(path)) return undefined;
  const [folder, feature] = path.slice(WEB.length).split('/');
  return folder === 'features' ? { folder, feature } : { folder };
}
