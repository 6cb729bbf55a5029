import { defineTopics } from '../wire/topics';
import { goalsPaths as paths } from './goals.paths';

export const goalsTopics = defineTopics({
  goals: { projections: ['goals'], readBy: paths.goals.id },
});
