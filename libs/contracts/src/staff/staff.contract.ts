import { ACCOUNT_ID } from '@keelson/kernel';
import { PERMISSIONS, STAFF_ROLES } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmedBySuperAdmin, customerManagers } from '../access/rules';
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
  confirmedBySuperAdmin,
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
  confirmedBySuperAdmin,
  'Mail another link to a member of staff who has chosen no password yet; the links before are void',
  {
    params: z.strictObject({ accountId: account }),
    refusals: ['MEMBER_DISABLED', 'MEMBER_REMOVED', 'NOT_STAFF', 'PASSWORD_CHOSEN', 'TOO_MANY_INVITATIONS'],
    answer: nothing,
  },
);

export const grantPermissionContract = defineRoute(
  paths.grantPermission,
  confirmedBySuperAdmin,
  'Grant a permission to an admin',
  {
    params: z.strictObject({ accountId: account }),
    body: z.strictObject({ permission }),
    refusals: MEMBERSHIP_REFUSALS,
    answer: nothing,
  },
);

export const withdrawPermissionContract = defineRoute(
  paths.withdrawPermission,
  confirmedBySuperAdmin,
  'Withdraw a permission of an admin',
  {
    params: z.strictObject({ accountId: account, permission }),
    refusals: MEMBERSHIP_REFUSALS,
    answer: nothing,
  },
);

const member = {
  params: z.strictObject({ accountId: account }),
  refusals: MEMBERSHIP_REFUSALS,
  answer: nothing,
};

export const disableMemberContract = defineRoute(
  paths.disable,
  confirmedBySuperAdmin,
  'Keep a member of staff out until enabled again; sessions end within a second',
  member,
);

export const enableMemberContract = defineRoute(
  paths.enable,
  confirmedBySuperAdmin,
  'Let a disabled member of staff in again',
  member,
);

export const removeMemberContract = defineRoute(
  paths.remove,
  confirmedBySuperAdmin,
  'Remove a member of staff for good; sessions end within a second',
  member,
);

export const promoteMemberContract = defineRoute(
  paths.promote,
  confirmedBySuperAdmin,
  'Make an admin a super admin',
  member,
);

export const demoteMemberContract = defineRoute(
  paths.demote,
  confirmedBySuperAdmin,
  'Make a super admin an admin without permissions; sessions follow within a second',
  member,
);

export const endSessionsContract = defineRoute(
  paths.endSessions,
  { ...customerManagers, stepUp: true },
  'End every session of an account',
  {
    params: z.strictObject({ accountId: account }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ ended: z.int() }),
  },
);
