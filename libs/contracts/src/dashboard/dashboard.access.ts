import type { AccessRule } from '../access/access-rule';
import type { DashboardRouteId } from './dashboard.paths';

/** The figures of a company are read by its owner, the owner's channel partner and super admins. */
const readers = {
  allow: { customer: 'own', partner: 'partners', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

export const dashboardAccess = {
  'dashboard.dashboard': readers,
  'dashboard.todaysBalance': readers,
  'dashboard.profitBeforeTax': readers,
  'dashboard.months': readers,
  'dashboard.benchmark': readers,
  'dashboard.sixBenchmarks': readers,
} as const satisfies Record<DashboardRouteId, AccessRule>;
