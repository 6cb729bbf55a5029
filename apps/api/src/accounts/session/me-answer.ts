import { accessMatrix } from '@keelson/contracts/routes';
import type { meContract } from '@keelson/contracts/session';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { STAFF_ROLES } from '@keelson/vocabulary';
import type { Caller } from '../../platform/access/caller';
import { bearerOf } from '../../platform/identity/access-tokens';
import type { Me } from './get-me.query';
import { wireFlags } from './signed-in-answer';

const REFUSED_WHILE_ACTING = Object.entries(accessMatrix)
  .filter(([, { whileActing }]) => whileActing !== 'allowed')
  .map(([routeId]) => routeId);

/** The session values under their published names. */
export function meAnswer(
  caller: Caller,
  { profile, flags, trialEndsAt, deleteAt, accessCode, acting }: Me,
): AnswerInputOf<typeof meContract> {
  const { kind, permissions } = bearerOf(caller, caller.sessionId);
  const isSuperAdmin = kind === 'superAdmin';
  return {
    id: profile.account_id,
    userName: profile.email,
    name: profile.name,
    surname: '',
    companyName: profile.company_name,
    email: profile.email,
    isPremium: flags.premium ? 'true' : 'false',
    isAdmin: kind === 'admin' || isSuperAdmin,
    isSuperAdmin,
    channelPartner: kind === 'partner' ? 'true' : 'false',
    userStatus: deleteAt === undefined ? 'active' : 'under_deletion',
    ...wireFlags(flags),
    ...(trialEndsAt === null ? {} : { trialEndsAt }),
    ...(deleteAt === undefined ? {} : { deleteAt }),
    paymentStatus: flags.paymentStatus,
    standing: caller.standing,
    ...(accessCode === undefined ? {} : { accessCode }),
    roles: isSuperAdmin ? [...STAFF_ROLES] : [kind],
    permissions: [...permissions],
    ...(acting && { acting: { ...acting, refused: REFUSED_WHILE_ACTING } }),
  };
}
