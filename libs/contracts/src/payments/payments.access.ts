import type { AccessRule } from '../access/access-rule';
import type { PaymentsRouteId } from './payments.paths';

/** Every administrator, whatever is granted besides: so the role is described. */
const administrators = { allow: { admin: 'all', superAdmin: 'all' } } as const satisfies AccessRule;

export const paymentsAccess = {
  'payments.list': administrators,
  'payments.export': administrators,
  'payments.one': administrators,
} as const satisfies Record<PaymentsRouteId, AccessRule>;
