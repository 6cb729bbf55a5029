import type { AccessRule } from '../access/access-rule';
import type { RouteIdOf } from '../wire/route';
import type { contentPaths } from './content.paths';

export const contentAccess = {
  'content.page': {
    allow: { anonymous: 'all', customer: 'all', partner: 'all', admin: 'all', superAdmin: 'all' },
    whileActing: 'allowed',
  },
  'content.clearCache': {
    allow: { admin: 'all', superAdmin: 'all' },
    permission: 'customers.manage',
  },
} as const satisfies Record<RouteIdOf<typeof contentPaths>, AccessRule>;
