import type { AccessRule } from '../access/access-rule';
import type { LiveRouteId } from './live.paths';

/** Whoever is signed in may listen; of what, the rule of each topic's route says. */
export const liveAccess = {
  'live.stream': {
    allow: { customer: 'own', partner: 'partners', admin: 'all', superAdmin: 'all' },
    credential: 'cookie',
  },
} as const satisfies Record<LiveRouteId, AccessRule>;
