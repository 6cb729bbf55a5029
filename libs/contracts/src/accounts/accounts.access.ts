import type { Role } from '@keelson/vocabulary';
import type { AccessRule } from '../access/access-rule';
import type { AccountsRouteId } from './accounts.paths';

const signedInOnly = { customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' } as const satisfies Record<
  Role,
  'own'
>;
const everyone = { allow: { anonymous: 'own', ...signedInOnly } } as const satisfies AccessRule;

export const accountsAccess = {
  'accounts.register': everyone,
  'accounts.signUpCompany': everyone,
  'accounts.verifyEmail': everyone,
  'accounts.resendVerification': everyone,
  'accounts.forgotPassword': everyone,
  'accounts.resetPassword': everyone,
  'accounts.passwordPolicy': everyone,
  'accounts.changePassword': { allow: signedInOnly, whileActing: 'refused' },
  'accounts.passcodeSetting': { allow: signedInOnly, whileActing: 'refused' },
  'accounts.changePasscodeSetting': { allow: signedInOnly, stepUp: true, whileActing: 'refused' },
  'accounts.profile': { allow: { customer: 'own' }, whileActing: 'allowed' },
  'accounts.changeProfile': { allow: { customer: 'own' }, whileActing: 'refused' },
} as const satisfies Record<AccountsRouteId, AccessRule>;
