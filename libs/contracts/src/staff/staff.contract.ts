import { ACCOUNT_ID } from '@keelson/kernel';
import { PERMISSIONS, STAFF_ROLES } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, customerManagers, superAdmins } from '../access/rules';
import { defineRoute } from '../wire/route';
import { besideOthers } from '../validation/beside-others';
import { isEmail } from '../validation/email';
import { nameReason } from '../validation/name';
import { staffMessages as texts } from './staff.messages';
import { staffPaths as paths } from './staff.paths';

const MEMBERSHIP_REFUSALS = ['LAST_SUPER_ADMIN', 'MEMBER_REMOVED', 'NOT_STAFF', 'SUPER_ADMIN_HOLDS_ALL'] as const;

const account = z.string().max(40).regex(ACCOUNT_ID, 'not an account id');
const permission = z.enum(PERMISSIONS);
const nothing = z.object({});

export const inviteMemberContract = defineRoute(
  paths.invite,
  confirmed(superAdmins, 'Invite a member of staff', 'email', 'kind', 'permissions'),
  'Add a member of staff and mail a link to choose the first password; it works once, within 24 hours',
  {
    body: z
      .strictObject({
        email: z.string().max(300, texts.invalidEmail).refine(isEmail, texts.invalidEmail),
        name: z
          .string()
          .max(200, texts.invalidName)
          .refine((text) => nameReason(text) === undefined, texts.invalidName),
        kind: z.enum(STAFF_ROLES),
        /** Left out: those that a new member of the kind has. */
        permissions: z.array(permission).max(PERMISSIONS.length).optional(),
      })
      .superRefine(({ kind, permissions }, context) => {
        if (kind === 'superAdmin' && permissions !== undefined && permissions.length > 0)
          context.addIssue({ code: 'custom', path: ['permissions'], message: texts.superAdminHoldsAll });
      }, besideOthers),
    refusals: ['ALREADY_REGISTERED', 'TOO_MANY_INVITATIONS'],
    answer: z.object({ accountId: z.string() }),
  },
);

export const inviteAgainContract = defineRoute(
  paths.inviteAgain,
  confirmed(superAdmins, 'Mail another invitation to a member of staff', 'accountId'),
  'Mail another link to a member of staff who has chosen no password yet; the links before are void',
  {
    params: z.strictObject({ accountId: account }),
    refusals: ['MEMBER_DISABLED', 'MEMBER_REMOVED', 'NOT_STAFF', 'PASSWORD_CHOSEN', 'TOO_MANY_INVITATIONS'],
    answer: nothing,
    versionOf: paths.member,
  },
);

export const grantPermissionContract = defineRoute(
  paths.grantPermission,
  confirmed(superAdmins, 'Grant a permission', 'accountId', 'permission'),
  'Grant a permission to an admin',
  {
    params: z.strictObject({ accountId: account }),
    body: z.strictObject({ permission }),
    refusals: MEMBERSHIP_REFUSALS,
    answer: nothing,
    versionOf: paths.member,
  },
);

export const withdrawPermissionContract = defineRoute(
  paths.withdrawPermission,
  confirmed(superAdmins, 'Withdraw a permission', 'accountId', 'permission'),
  'Withdraw a permission of an admin',
  {
    params: z.strictObject({ accountId: account, permission }),
    refusals: MEMBERSHIP_REFUSALS,
    answer: nothing,
    versionOf: paths.member,
  },
);

const member = {
  params: z.strictObject({ accountId: account }),
  refusals: MEMBERSHIP_REFUSALS,
  answer: nothing,
  versionOf: paths.member,
};

export const disableMemberContract = defineRoute(
  paths.disable,
  confirmed(superAdmins, 'Disable a member of staff', 'accountId'),
  'Keep a member of staff out until enabled again; sessions end within a second',
  member,
);

export const enableMemberContract = defineRoute(
  paths.enable,
  confirmed(superAdmins, 'Enable a member of staff', 'accountId'),
  'Let a disabled member of staff in again',
  member,
);

export const removeMemberContract = defineRoute(
  paths.remove,
  confirmed(superAdmins, 'Remove a member of staff', 'accountId'),
  'Remove a member of staff for good; sessions end within a second',
  member,
);

export const promoteMemberContract = defineRoute(
  paths.promote,
  confirmed(superAdmins, 'Promote an admin', 'accountId'),
  'Make an admin a super admin',
  member,
);

export const demoteMemberContract = defineRoute(
  paths.demote,
  confirmed(superAdmins, 'Demote a super admin', 'accountId'),
  'Make a super admin an admin without permissions; sessions follow within a second',
  member,
);

export const resetSecondFactorContract = defineRoute(
  paths.resetSecondFactor,
  confirmed(superAdmins, 'Reset the second factor of a member of staff', 'accountId'),
  'Take a lost second factor away from a member of staff; sessions end, and the next sign-in asks for a mailed passcode',
  {
    params: z.strictObject({ accountId: account }),
    refusals: ['NO_SECOND_FACTOR', 'NOT_STAFF'],
    answer: nothing,
  },
);

export const endSessionsContract = defineRoute(
  paths.endSessions,
  confirmed(customerManagers, 'End every session of an account', 'accountId'),
  'End every session of an account',
  {
    params: z.strictObject({ accountId: account }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ ended: z.int() }),
  },
);
