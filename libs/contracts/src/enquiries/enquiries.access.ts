import type { AccessRule } from '../access/access-rule';
import type { EnquiriesRouteId } from './enquiries.paths';

const everyone = {
  allow: { anonymous: 'own', customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' },
} as const satisfies AccessRule;

const inbox = {
  allow: { admin: 'all', superAdmin: 'all' },
  permission: 'customers.manage',
} as const satisfies AccessRule;

export const enquiriesAccess = {
  'enquiries.contact': everyone,
  'enquiries.send': everyone,
  'enquiries.list': inbox,
  'enquiries.one': inbox,
  'enquiries.answer': inbox,
  'enquiries.close': inbox,
  'enquiries.reopen': inbox,
} as const satisfies Record<EnquiriesRouteId, AccessRule>;
