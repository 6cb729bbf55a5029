import { defineTopics } from '../wire/topics';
import { journeysPaths as paths } from './journeys.paths';

export const journeysTopics = defineTopics({
  'journey-replay': { projections: ['account-history'], readBy: paths.replay.id },
  journeys: { projections: ['journey-standings', 'journey-step-times'], readBy: paths.stuck.id },
});
