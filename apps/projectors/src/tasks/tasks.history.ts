import type { TaskEvent } from '@keelson/domain/tasks';
import { dateOf, type HistoryWords, words } from '../runtime/wording';

/** How the events read in the account history. */
export const tasksHistory: HistoryWords<TaskEvent> = {
  'tasks.task-scheduled.v1': ({ subChapterName, date }) =>
    words('learning', 'neutral', `Task scheduled for ${dateOf(date)}: ${subChapterName}`),
  'tasks.task-moved.v1': ({ subChapterName, from, date }) =>
    words('learning', 'neutral', `Task moved from ${dateOf(from)} to ${dateOf(date)}: ${subChapterName}`),
  'tasks.task-unscheduled.v1': ({ subChapterName }) =>
    words('learning', 'neutral', `Date of a task removed: ${subChapterName}`),
  'tasks.reminders-set.v1': ({ on }) =>
    words('learning', 'neutral', `Mails about due tasks switched ${on ? 'on' : 'off'}`),
};
