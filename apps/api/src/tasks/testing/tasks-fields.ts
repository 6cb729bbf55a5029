import type { RoleFields } from '../../testing/role-fields';

const PLACE = [
  '[].chapterId',
  '[].chapterName',
  '[].id',
  '[].moduleId',
  '[].moduleName',
  '[].subChapterId',
  '[].subChapterName',
  '[].username',
] as const;

/** Tasks are the owner's own. */
export const TASKS_FIELDS: Readonly<Record<string, RoleFields>> = {
  'tasks.completed': { readers: 'customer', fields: [...PLACE, '[].completedAt', '[].percentage'].sort() },
  'tasks.counts': { readers: 'customer', fields: ['completed', 'progress', 'todo'] },
  'tasks.open': { readers: 'customer', fields: [...PLACE, '[].date', '[].due'].sort() },
  'tasks.reminders': { readers: 'customer', fields: ['on'] },
};
