import { defineTable } from '../table';

/** A task with the day on which it falls due, `YYYY-MM-DD`. */
export interface DatedTask {
  readonly moduleId: string;
  readonly moduleName: string;
  readonly chapterId: string;
  readonly chapterName: string;
  readonly subChapterId: string;
  readonly subChapterName: string;
  readonly date: string;
}

/** One row per customer who scheduled a task. Which of them are done, the quizzes say. */
export interface TaskDatesRow {
  readonly account_id: string;
  readonly tasks: readonly DatedTask[];
}

export const taskDatesTable = defineTable<TaskDatesRow>({
  name: 'task_dates',
  columns: { account_id: { type: 'text' }, tasks: { type: 'jsonb' } },
  primaryKey: 'account_id',
  owner: { account: 'account_id' },
});
