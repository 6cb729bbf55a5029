import { defineTopics } from '../wire/topics';
import { questionnairesPaths as paths } from './questionnaires.paths';

export const questionnairesTopics = defineTopics({
  'questionnaire-scores': { projections: ['questionnaire-scores'], readBy: paths.scores.id },
});
