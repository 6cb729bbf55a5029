import type { AccessRule } from '../access/access-rule';
import type { CustomersRouteId } from './customers.paths';

const customerManagers = {
  allow: { admin: 'all', superAdmin: 'all' },
  permission: 'customers.manage',
} as const satisfies AccessRule;

export const customersAccess = {
  'customers.list': customerManagers,
  'customers.one': customerManagers,
} as const satisfies Record<CustomersRouteId, AccessRule>;
