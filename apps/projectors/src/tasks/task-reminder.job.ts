import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { quizzesDecider, quizzesStream } from '@keelson/domain/quizzes';
import { tasksDecider, tasksStream } from '@keelson/domain/tasks';
import { type Clock, londonDate } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';
import { accountStanding } from '../runtime/account-standing';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { taskReminderLetter } from './task-letters';

export const TASK_REMINDER_QUEUE = 'task-reminder';

interface Needs extends LinkMailing, Deciding {
  readonly vault: Pick<Vault, 'credentials' | 'stopLinks'>;
  readonly clock: Clock;
}

/**
 * At seven in London: names the tasks that fall due on the day and are not done. Nothing goes to an owner who switched the
 * mails off, whose account is being deleted or owes a payment, and nothing once the day is over.
 */
export const taskReminderJob: JobHandler<{ readonly accountId: string; readonly date: string }, Needs> = {
  queue: TASK_REMINDER_QUEUE,
  // Half a day: the mail does not come again.
  retry: { limit: 12, delaySeconds: 10, deadlineSeconds: 30 },
  async handle({ accountId, date }, context) {
    const { runner, mail, vault, publicUrl, clock, jobId } = context;
    if (londonDate(clock()) !== date) return;
    const due = await dueTasks(accountId, date, runner);
    if (due.length === 0) return;
    if ((await accountStanding(accountId, context, clock())) !== 'premium') return;
    const { state: deletion } = await runner.load(deletionDecider, deletionStream(accountId));
    if (deletion.kind !== 'kept') return;
    const credential = await vault.credentials.byId(accountId);
    if (!credential || credential.disabled) return;
    const { registration, emailVerified } = (await runner.load(accountDecider, accountStream(accountId))).state;
    if (!registration || !emailVerified) return;
    // Behind the #, so that it stands in no server's log.
    const stopUrl = `${publicUrl}/taskReminders/stop#token=${vault.stopLinks.tokenFor(accountId)}`;
    const tasks = `${publicUrl}/dashboard/newDashboardTaskManagement`;
    const letter = taskReminderLetter(registration.name, due, { tasks, stop: stopUrl });
    await mail.send({ ...letter, to: registration.email, dedupeKey: jobId, stopUrl });
  },
};

async function dueTasks(accountId: string, date: string, runner: Deciding['runner']): Promise<readonly string[]> {
  const { dated, reminders } = (await runner.load(tasksDecider, tasksStream(accountId))).state;
  if (!reminders) return [];
  const { taken } = (await runner.load(quizzesDecider, quizzesStream(accountId))).state;
  return Object.values(dated)
    .filter((task) => task.date === date && taken[task.subChapterId] === undefined)
    .map(({ chapterName, subChapterName }) => `${chapterName}: ${subChapterName}`);
}
