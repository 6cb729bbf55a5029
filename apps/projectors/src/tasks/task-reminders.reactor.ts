import type { TaskMoved, TaskScheduled } from '@keelson/domain/tasks';
import type { Reactor } from '../runtime/reactor';
import { londonMorning } from './london-morning';
import { TASK_REMINDER_QUEUE } from './task-reminder.job';

/** One reminder for an account and a day, however many tasks fall due on it and however often they were moved there. */
export const taskRemindersReactor: Reactor<TaskScheduled | TaskMoved> = {
  name: 'task-reminders',
  startsAt: 'beginning',
  handles: ['tasks.task-scheduled.v1', 'tasks.task-moved.v1'],
  react({ data: { date }, metadata: { subjectId: accountId }, occurredAt }) {
    const startAfter = londonMorning(date);
    // Who plans something for this very day knows of it.
    if (startAfter <= occurredAt) return [];
    return [{ queue: TASK_REMINDER_QUEUE, key: `${accountId} ${date}`, data: { accountId, date }, startAfter }];
  },
};
