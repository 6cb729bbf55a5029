import { defineTopics } from '../wire/topics';
import { tasksPaths as paths } from './tasks.paths';

export const tasksTopics = defineTopics({
  tasks: { projections: ['task-dates', 'quiz-scores'], readBy: paths.open.id },
});
