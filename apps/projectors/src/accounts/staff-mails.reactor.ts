import type {
  MemberDemoted,
  MemberDisabled,
  MemberEnabled,
  MemberInvited,
  MemberPromoted,
  MemberRemoved,
  PermissionGranted,
  PermissionWithdrawn,
  SecondFactorRuleEvent,
} from '@keelson/domain/staff';
import type { Reactor } from '../runtime/reactor';
import type { StaffNotice } from './mail/staff-letters';
import { STAFF_INVITATION_MAIL_QUEUE } from './staff-invitation-mail.job';
import { STAFF_NOTICE_MAIL_QUEUE } from './staff-notice-mail.job';
import { STAFF_RULE_MAIL_QUEUE } from './staff-rule-mail.job';

type Change =
  | MemberDisabled
  | MemberEnabled
  | MemberRemoved
  | MemberPromoted
  | MemberDemoted
  | PermissionGranted
  | PermissionWithdrawn;

const NOTICES: Readonly<Record<Change['type'], StaffNotice>> = {
  'staff.member-disabled.v1': 'disabled',
  'staff.member-enabled.v1': 'enabled',
  'staff.member-removed.v1': 'removed',
  'staff.member-promoted.v1': 'promoted',
  'staff.member-demoted.v1': 'demoted',
  'staff.permission-granted.v1': 'permissions',
  'staff.permission-withdrawn.v1': 'permissions',
};

/**
 * Asks for the mails of staff. PIN and link come into being in the job, so that no queue ever holds one. An act of
 * several events is told once, by its first: a demotion goes before the permissions that it takes.
 */
export const staffMailsReactor: Reactor<MemberInvited | Change | SecondFactorRuleEvent> = {
  name: 'staff-mails',
  startsAt: 'beginning',
  handles: [
    'staff.member-invited.v1',
    'staff.second-factor-required.v1',
    'staff.second-factor-optional.v1',
    ...(Object.keys(NOTICES) as Change['type'][]),
  ],
  react({ type, metadata: { subjectId: accountId, commandId } }) {
    switch (type) {
      case 'staff.member-invited.v1':
        return [{ queue: STAFF_INVITATION_MAIL_QUEUE, data: { accountId } }];
      case 'staff.second-factor-required.v1':
      case 'staff.second-factor-optional.v1': {
        const required = type === 'staff.second-factor-required.v1';
        return [{ queue: STAFF_RULE_MAIL_QUEUE, data: { decidedBy: accountId, required } }];
      }
      default: {
        const data = { accountId, notice: NOTICES[type] };
        return [{ queue: STAFF_NOTICE_MAIL_QUEUE, key: `${commandId} ${accountId}`, data }];
      }
    }
  },
};
