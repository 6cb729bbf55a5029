import { staffDecider, staffStream } from '@keelson/domain/staff';
import { isPermission, PERMISSION_TITLES } from '@keelson/vocabulary';
import type { JobHandler } from '../runtime/job';
import type { Mailing } from '../runtime/mailing';
import type { Addressing } from './addressee';
import { type StaffNotice, staffNoticeLetter } from './mail/staff-letters';

export const STAFF_NOTICE_MAIL_QUEUE = 'staff-notice-mail';

/** Tells members of staff what was done to their account, also those who are kept out by it. */
export const staffNoticeMailJob: JobHandler<
  { readonly accountId: string; readonly notice: StaffNotice },
  Addressing & Mailing
> = {
  queue: STAFF_NOTICE_MAIL_QUEUE,
  async handle({ accountId, notice }, { runner, vault, mail, jobId }) {
    const { member } = (await runner.load(staffDecider, staffStream(accountId))).state;
    // Without credentials the address is nobody's, or somebody else's.
    if (!member || !(await vault.credentials.byId(accountId))) return;
    const may = member.permissions.filter(isPermission).map((each) => PERMISSION_TITLES[each]);
    await mail.send({ ...staffNoticeLetter(notice, member.name, may), to: member.email, dedupeKey: jobId });
  },
};
