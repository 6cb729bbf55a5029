import { defineTopics } from '../wire/topics';
import { planningPaths as paths } from './planning.paths';

export const planningTopics = defineTopics({
  'saved-calculations': { projections: ['saved-calculations'], readBy: paths.savedDates.id },
  'what-if-inputs': { projections: ['what-if-inputs'], readBy: paths.inputs.id },
});
