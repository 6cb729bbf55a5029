import { ACCOUNT_ID, isCalendarDate } from '@keelson/kernel';
import { z } from 'zod';
import { openToAll, owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { tasksPaths as paths } from './tasks.paths';

const accountId = z.string().max(40).regex(ACCOUNT_ID, 'not an account id');
const contentId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'not an id of the learning content');
const params = z.strictObject({ accountId });
const refusals = ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE'] as const;

export const taskCountsContract = defineRoute(
  paths.counts,
  ownerOrActingStaff,
  'How many tasks are to do and completed',
  {
    params,
    refusals,
    answer: z.object({
      /** Percent, not rounded. */
      progress: z.number().min(0).max(100),
      todo: z.number().int(),
      completed: z.number().int(),
    }),
  },
);

const taskPlace = {
  /** That of the sub-chapter: a sub-chapter is one task. */
  id: z.string(),
  username: z.string(),
  moduleId: z.string(),
  moduleName: z.string(),
  chapterId: z.string(),
  chapterName: z.string(),
  subChapterId: z.string(),
  subChapterName: z.string(),
};

export const openTasksContract = defineRoute(
  paths.open,
  ownerOrActingStaff,
  'The tasks that are to do, in the order of the content, with the days on which they fall due',
  {
    params,
    refusals,
    answer: z.array(
      z.object({
        ...taskPlace,
        /** A day of the calendar in London; `null` without one. */
        date: z.string().nullable(),
        due: z.boolean(),
      }),
    ),
  },
);

export const completedTasksContract = defineRoute(
  paths.completed,
  ownerOrActingStaff,
  'The sub-chapters whose quiz was submitted, the last one first',
  {
    params,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.array(z.object({ ...taskPlace, completedAt: z.string(), percentage: z.number().nullable() })),
  },
);

/** A task as learning and back office §3 names its parts; its names come from the content. */
const sentTask = z.strictObject({
  subChapterId: contentId,
  chapterId: contentId,
  moduleId: contentId,
  /** `null` or no text takes the date away. */
  date: z
    .union([z.string().refine(isCalendarDate, 'not a day of the calendar'), z.literal(''), z.null()])
    .transform((date) => date || null),
  id: z.string().max(60).default(''),
  username: z.string().max(320).default(''),
});

export const saveTasksContract = defineRoute(
  paths.save,
  ownerOrActingStaff,
  'Give tasks the days on which they fall due, or take them away: all of them or none',
  {
    params,
    body: z.strictObject({ tasks: z.array(sentTask).min(1).max(300) }),
    refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE', 'DATE_PAST', 'TASK_DONE', 'TASK_UNKNOWN'],
    answer: z.object({ changed: z.number().int() }),
  },
);

const reminders = z.object({ on: z.boolean() });

export const taskRemindersContract = defineRoute(
  paths.reminders,
  ownerOrActingStaff,
  'Whether a mail reminds of tasks on the day on which they fall due',
  { params, refusals: ['ACCOUNT_NOT_FOUND'], answer: reminders },
);

export const setTaskRemindersContract = defineRoute(
  paths.setReminders,
  owner,
  'Switch the mails about due tasks on or off',
  { params, body: z.strictObject({ on: z.boolean() }), refusals: ['ACCOUNT_NOT_FOUND'], answer: reminders },
);

export const stopTaskRemindersContract = defineRoute(
  paths.stopReminders,
  openToAll,
  'Switch the mails about due tasks off, by the signed link of such a mail and without a sign-in',
  {
    body: z.strictObject({ token: z.string().max(120) }),
    refusals: ['LINK_INVALID'],
    answer: reminders,
  },
);
