import type { AccessRule } from '../access/access-rule';
import type { StaffRouteId } from './staff.paths';

export const staffAccess = {
  'staff.grantPermission': { allow: { superAdmin: 'all' }, stepUp: true },
  'staff.withdrawPermission': { allow: { superAdmin: 'all' }, stepUp: true },
  'staff.endSessions': { allow: { admin: 'all', superAdmin: 'all' }, permission: 'customers.manage', stepUp: true },
} as const satisfies Record<StaffRouteId, AccessRule>;
