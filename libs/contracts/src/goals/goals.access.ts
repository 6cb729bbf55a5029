import type { AccessRule } from '../access/access-rule';
import type { GoalsRouteId } from './goals.paths';

const readers = {
  allow: { customer: 'own', partner: 'partners', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

export const goalsAccess = {
  'goals.goals': readers,
  'goals.saveGoals': { allow: { customer: 'own' } },
  'goals.trajectory': readers,
} as const satisfies Record<GoalsRouteId, AccessRule>;
