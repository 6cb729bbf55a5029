import { staffMessages as texts } from '@keelson/contracts/staff';
import type { Problems } from '../platform/wire/answer';
import type { MemberRefusal } from './change-member.command';
import type { InviteAgainRefusal } from './invite-again.command';
import type { RegisterStaffRefusal } from './register-staff.command';
import type { ResetSecondFactorRefusal } from './reset-second-factor.command';

type Code =
  | MemberRefusal
  | InviteAgainRefusal['code']
  | RegisterStaffRefusal['code']
  | ResetSecondFactorRefusal['code']
  | 'ACCOUNT_NOT_FOUND';

export const staffProblems: Problems<Code> = {
  ALREADY_REGISTERED: { status: 409, message: texts.alreadyRegistered },
  TOO_MANY_INVITATIONS: { status: 429, message: texts.tooManyInvitations, retryAfterSeconds: 120 },
  MEMBER_DISABLED: { status: 409, message: texts.memberDisabled },
  PASSWORD_CHOSEN: { status: 409, message: texts.passwordChosen },
  NOT_STAFF: { status: 404, message: texts.notStaff },
  SUPER_ADMIN_HOLDS_ALL: { status: 409, message: texts.superAdminHoldsAll },
  LAST_SUPER_ADMIN: { status: 409, message: texts.lastSuperAdmin },
  MEMBER_REMOVED: { status: 409, message: texts.memberRemoved },
  NO_SECOND_FACTOR: { status: 409, message: texts.noSecondFactor },
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
};
