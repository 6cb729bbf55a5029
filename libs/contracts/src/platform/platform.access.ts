import type { AccessRule } from '../access/access-rule';
import type { RouteIdOf } from '../wire/route';
import type { platformPaths } from './platform.paths';

const everybody = {
  allow: { anonymous: 'all', customer: 'all', partner: 'all', admin: 'all', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

const documentation = {
  allow: { admin: 'all', superAdmin: 'all' },
  credential: 'cookie',
  openInEmbedded: true,
} as const satisfies AccessRule;

export const platformAccess = {
  'platform.live': everybody,
  'platform.ready': everybody,
  'platform.cspReport': everybody,
  'platform.robots': everybody,
  'platform.siteMap': everybody,
  'platform.apiDocument': documentation,
  'platform.docsPage': documentation,
  'platform.docsAsset': documentation,
} as const satisfies Record<RouteIdOf<typeof platformPaths>, AccessRule>;
