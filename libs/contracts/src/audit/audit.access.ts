import type { AccessRule } from '../access/access-rule';
import type { AuditRouteId } from './audit.paths';

export const auditAccess = {
  'audit.accountHistory': { allow: { admin: 'all', superAdmin: 'all' }, permission: 'customers.manage' },
} as const satisfies Record<AuditRouteId, AccessRule>;
