import type { AccessRule } from '../access/access-rule';
import type { CompaniesRouteId } from './companies.paths';

export const companiesAccess = {
  'companies.search': {
    allow: { anonymous: 'all', customer: 'all', partner: 'all', admin: 'all', superAdmin: 'all' },
    whileActing: 'allowed',
  },
} as const satisfies Record<CompaniesRouteId, AccessRule>;
