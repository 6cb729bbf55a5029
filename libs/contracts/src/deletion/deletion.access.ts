import type { AccessRule } from '../access/access-rule';
import type { DeletionRouteId } from './deletion.paths';

export const deletionAccess = {
  'deletion.deleteAccount': { allow: { customer: 'own' }, stepUp: true, whileActing: 'refused', afterTrial: 'allowed' },
} as const satisfies Record<DeletionRouteId, AccessRule>;
