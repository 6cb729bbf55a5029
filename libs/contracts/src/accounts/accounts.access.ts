import type { AccessRule } from '../access/access-rule';
import type { AccountsRouteId } from './accounts.paths';

const everyone = {
  allow: { anonymous: 'own', customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' },
} as const satisfies AccessRule;

export const accountsAccess = {
  'accounts.register': everyone,
  'accounts.verifyEmail': everyone,
  'accounts.resendVerification': everyone,
  'accounts.forgotPassword': everyone,
  'accounts.resetPassword': everyone,
  'accounts.passwordPolicy': everyone,
  'accounts.changePassword': {
    allow: { customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' },
    whileActing: 'refused',
  },
} as const satisfies Record<AccountsRouteId, AccessRule>;
