import type { AccessRule } from '../access/access-rule';
import type { FiguresRouteId } from './figures.paths';

/** Figures are read, never written: by their owner, the owner's channel partner and super admins. */
const readers = {
  allow: { customer: 'own', partner: 'partners', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

export const figuresAccess = {
  'figures.overview': readers,
  'figures.cashFlow': readers,
  'figures.balances': readers,
  'figures.explanation': readers,
  // Nothing is covered for anybody else, and so nobody else opens it.
  'figures.watchSection': { allow: { customer: 'own' } },
} as const satisfies Record<FiguresRouteId, AccessRule>;
