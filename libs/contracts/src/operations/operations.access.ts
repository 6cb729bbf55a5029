import type { AccessRule } from '../access/access-rule';
import type { OperationsRouteId } from './operations.paths';

const confirmedBySuperAdmin = { allow: { superAdmin: 'all' }, stepUp: true } as const satisfies AccessRule;

export const operationsAccess = {
  'operations.overview': { allow: { admin: 'all', superAdmin: 'all' }, permission: 'customers.manage' },
  'operations.rebuild': confirmedBySuperAdmin,
  'operations.retryStream': confirmedBySuperAdmin,
  'operations.retryJob': confirmedBySuperAdmin,
  'operations.verify': confirmedBySuperAdmin,
} as const satisfies Record<OperationsRouteId, AccessRule>;
