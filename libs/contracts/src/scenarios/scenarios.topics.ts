import { defineTopics } from '../wire/topics';
import { scenariosPaths as paths } from './scenarios.paths';

export const scenariosTopics = defineTopics({
  scenarios: { projections: ['scenarios'], readBy: paths.list.id },
});
