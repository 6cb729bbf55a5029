import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { TaskMoved, TaskScheduled, TaskUnscheduled } from '@keelson/domain/tasks';
import { type TaskDatesRow, taskDatesTable } from '@keelson/read-models/tasks';
import type { Projection } from '../runtime/projection';

/** One row a customer: the tasks that have a date. */
export const taskDatesProjection: Projection<
  TaskScheduled | TaskMoved | TaskUnscheduled | PersonalDataErased,
  TaskDatesRow
> = {
  name: 'task-dates',
  version: 1,
  table: taskDatesTable,
  handles: [
    'tasks.task-scheduled.v1',
    'tasks.task-moved.v1',
    'tasks.task-unscheduled.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return null;
    const { subChapterId, subChapterName, chapterId, chapterName, moduleId, moduleName } = event.data;
    const account_id = event.metadata.subjectId;
    const others = (row?.tasks ?? []).filter((task) => task.subChapterId !== subChapterId);
    if (event.type === 'tasks.task-unscheduled.v1') return { account_id, tasks: others };
    const { date } = event.data;
    const task = { moduleId, moduleName, chapterId, chapterName, subChapterId, subChapterName, date };
    return { account_id, tasks: [...others, task] };
  },
};
