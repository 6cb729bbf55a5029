import type { MemberInvited } from '@keelson/domain/staff';
import type { Reactor } from '../runtime/reactor';
import { STAFF_INVITATION_MAIL_QUEUE } from './staff-invitation-mail.job';

/** Asks for the mails of staff. PIN and link come into being in the job, so that no queue ever holds one. */
export const staffMailsReactor: Reactor<MemberInvited> = {
  name: 'staff-mails',
  startsAt: 'beginning',
  handles: ['staff.member-invited.v1'],
  react: ({ metadata }) => [{ queue: STAFF_INVITATION_MAIL_QUEUE, data: { accountId: metadata.subjectId } }],
};
