import { staffMessages as texts } from '@keelson/contracts/staff';
import type { Problems } from '../platform/wire/answer';
import type { MemberRefusal } from './change-member.command';

export const staffProblems: Problems<MemberRefusal | 'ACCOUNT_NOT_FOUND'> = {
  NOT_STAFF: { status: 404, message: texts.notStaff },
  SUPER_ADMIN_HOLDS_ALL: { status: 409, message: texts.superAdminHoldsAll },
  LAST_SUPER_ADMIN: { status: 409, message: texts.lastSuperAdmin },
  MEMBER_REMOVED: { status: 409, message: texts.memberRemoved },
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
};
