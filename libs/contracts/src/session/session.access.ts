import type { Role } from '@keelson/vocabulary';
import type { AccessRule } from '../access/access-rule';
import type { SessionRouteId } from './session.paths';

const signedInOnly = { customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' } as const satisfies Record<
  Role,
  'own'
>;
const everyone = { anonymous: 'own', ...signedInOnly } as const;

/** Signing out goes by the cookie and succeeds for everybody: a browser may ask although its session is over. */
export const sessionAccess = {
  'session.signIn': { allow: everyone },
  'session.passcode': { allow: everyone },
  'session.token': { allow: signedInOnly, credential: 'cookie', whileActing: 'allowed', afterTrial: 'allowed' },
  'session.signOut': { allow: everyone, credential: 'cookie', whileActing: 'allowed' },
  'session.activity': { allow: signedInOnly, whileActing: 'allowed', afterTrial: 'allowed' },
  'session.stepUp': { allow: signedInOnly, whileActing: 'allowed', afterTrial: 'allowed' },
  'session.me': { allow: signedInOnly, whileActing: 'allowed', afterTrial: 'allowed' },
  'session.list': { allow: signedInOnly },
  'session.end': { allow: signedInOnly, stepUp: true },
} as const satisfies Record<SessionRouteId, AccessRule>;
