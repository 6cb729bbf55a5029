import type { AccessRule } from '../access/access-rule';
import type { JourneysRouteId } from './journeys.paths';

/** Support: whoever may look into the onboarding of customers (decision 4.59). */
const support = {
  allow: { admin: 'all', superAdmin: 'all' },
  permission: 'journeys.replay',
} as const satisfies AccessRule;

export const journeysAccess = {
  'journeys.replay': support,
  'journeys.funnel': support,
  'journeys.stuck': support,
} as const satisfies Record<JourneysRouteId, AccessRule>;
