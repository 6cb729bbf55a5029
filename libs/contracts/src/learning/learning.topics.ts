import { defineTopics } from '../wire/topics';
import { learningPaths as paths } from './learning.paths';

export const learningTopics = defineTopics({
  'learning-progress': { projections: ['learning-progress'], readBy: paths.progress.id },
});
