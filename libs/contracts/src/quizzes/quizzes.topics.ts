import { defineTopics } from '../wire/topics';
import { quizzesPaths as paths } from './quizzes.paths';

export const quizzesTopics = defineTopics({
  'quiz-scores': { projections: ['quiz-scores'], readBy: paths.scores.id },
});
