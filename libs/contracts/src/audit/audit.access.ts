import type { AccessRule } from '../access/access-rule';
import type { AuditRouteId } from './audit.paths';

/** Who only replays journeys reads the history without its personal values. */
const readersOfHistory = {
  allow: { admin: 'all', superAdmin: 'all' },
  permission: ['customers.manage', 'journeys.replay'],
} as const satisfies AccessRule;

export const auditAccess = {
  'audit.accountHistory': readersOfHistory,
  'audit.verification': readersOfHistory,
  'audit.export': readersOfHistory,
} as const satisfies Record<AuditRouteId, AccessRule>;
