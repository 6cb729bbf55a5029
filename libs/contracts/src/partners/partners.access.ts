import type { AccessRule } from '../access/access-rule';
import type { PartnersRouteId } from './partners.paths';

const everyone = {
  allow: { anonymous: 'own', customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' },
} as const satisfies AccessRule;
/** A partner sees the customers who came with the own code; a super admin looks into every partner's area. */
const area = { allow: { partner: 'partners', superAdmin: 'all' } } as const satisfies AccessRule;

export const partnersAccess = {
  'partners.register': everyone,
  'partners.requestCode': everyone,
  'partners.lookUpCode': everyone,
  'partners.own': { allow: { customer: 'own' }, whileActing: 'allowed' },
  'partners.change': { allow: { customer: 'own' } },
  'partners.remove': { allow: { customer: 'own' } },
  'partners.account': { allow: { partner: 'own' } },
  'partners.customers': area,
  'partners.customer': area,
} as const satisfies Record<PartnersRouteId, AccessRule>;
