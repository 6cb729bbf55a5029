import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** The sub-chapter that is to be done, as the content had it. */
export interface TaskPlace {
  readonly moduleId: string;
  readonly moduleName: string;
  readonly chapterId: string;
  readonly chapterName: string;
  readonly subChapterId: string;
  readonly subChapterName: string;
}

/** A task got the day on which it falls due: a day of the calendar in London, `YYYY-MM-DD`. */
export type TaskScheduled = DomainEvent<'tasks.task-scheduled.v1', TaskPlace & { readonly date: string }>;

/** Its day is another one now. */
export type TaskMoved = DomainEvent<
  'tasks.task-moved.v1',
  TaskPlace & { readonly from: string; readonly date: string }
>;

/** It has no day any more. */
export type TaskUnscheduled = DomainEvent<'tasks.task-unscheduled.v1', TaskPlace & { readonly from: string }>;

/** Whether the owner gets a mail on the days on which tasks fall due; so it is until they say otherwise. */
export type RemindersSet = DomainEvent<'tasks.reminders-set.v1', { readonly on: boolean }>;

/** A task is done when the quiz of its sub-chapter is submitted (decision 4.40): `quizzes.quiz-submitted` says so, once. */
export type TaskEvent = TaskScheduled | TaskMoved | TaskUnscheduled | RemindersSet;

export const taskEventDefinitions: EventDefinitions<TaskEvent> = {
  'tasks.task-scheduled.v1': { personal: {} },
  'tasks.task-moved.v1': { personal: {} },
  'tasks.task-unscheduled.v1': { personal: {} },
  'tasks.reminders-set.v1': { personal: {} },
};

export const tasksStream = (accountId: string): string => `tasks-${accountId}`;
