import { defineTopics } from '../wire/topics';
import { journeysPaths as paths } from './journeys.paths';

export const journeysTopics = defineTopics({
  journeys: { projections: ['journey-standings', 'journey-step-times'], readBy: paths.stuck.id },
});
