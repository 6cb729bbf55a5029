import { SUMMARY_STREAM, summaryDecider } from '@keelson/domain/reconciliation';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import { type Clock, londonDate } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { summaryLetter } from './summary-letter';

export const RECONCILIATION_SUMMARY_MAIL_QUEUE = 'reconciliation-summary-mail';

interface Needs extends Deciding, LinkMailing {
  readonly vault: Pick<Vault, 'credentials'>;
  readonly clock: Clock;
}

/**
 * What needed a person this morning, to everybody who may reconcile payments now. Nothing goes out once the day is
 * over: the next one has a mail of its own.
 */
export const reconciliationSummaryMailJob: JobHandler<{ readonly date: string }, Needs> = {
  queue: RECONCILIATION_SUMMARY_MAIL_QUEUE,
  // Half a day: the mail does not come again.
  retry: { limit: 12, delaySeconds: 10, deadlineSeconds: 120 },
  async handle({ date }, { runner, vault, mail, publicUrl, clock, jobId }) {
    if (londonDate(clock()) !== date) return;
    const { state: counted } = await runner.load(summaryDecider, SUMMARY_STREAM);
    if (counted?.date !== date || counted.exceptions.length === 0) return;
    const letter = summaryLetter(counted.exceptions, `${publicUrl}/reconciliation`);
    for (const accountId of await reconcilers(vault)) {
      const { member } = (await runner.load(staffDecider, staffStream(accountId))).state;
      if (!member) continue;
      // One key for one person and day: a mail that is sent again is known as the same one.
      await mail.send({ ...letter, to: member.email, dedupeKey: `${jobId} ${accountId}` });
    }
  },
};

/** Who can log in and may reconcile, from what decides it at the moment. */
async function reconcilers({ credentials }: Pick<Vault, 'credentials'>): Promise<readonly string[]> {
  const staff = [...(await credentials.ofKind('superAdmin')), ...(await credentials.ofKind('admin'))];
  return staff
    .filter(({ disabled, passwordHash }) => !disabled && passwordHash !== undefined)
    .filter(({ kind, permissions }) => kind === 'superAdmin' || permissions.includes('payments.reconcile'))
    .map(({ accountId }) => accountId);
}
