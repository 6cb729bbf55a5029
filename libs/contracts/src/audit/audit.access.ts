import type { AccessRule } from '../access/access-rule';
import type { AuditRouteId } from './audit.paths';

const staffOfCustomers = {
  allow: { admin: 'all', superAdmin: 'all' },
  permission: 'customers.manage',
} as const satisfies AccessRule;

export const auditAccess = {
  'audit.accountHistory': staffOfCustomers,
  'audit.verification': staffOfCustomers,
  'audit.export': staffOfCustomers,
} as const satisfies Record<AuditRouteId, AccessRule>;
