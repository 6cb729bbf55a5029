import type { AccessRule } from '../access/access-rule';
import type { ReferenceRouteId } from './reference.paths';

const everyone = {
  allow: { anonymous: 'all', customer: 'all', partner: 'all', admin: 'all', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

export const referenceAccess = {
  'reference.sectors': everyone,
  'reference.companyTypes': everyone,
} as const satisfies Record<ReferenceRouteId, AccessRule>;
