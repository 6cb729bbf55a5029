import { definePaths } from '../wire/route';

const OF_ACCOUNT = '/api/v1/accounts/:accountId';
const OF_MODULE = `${OF_ACCOUNT}/questionnaires/:moduleId` as const;
const OF_CHAPTER = `${OF_MODULE}/chapters/:chapterId` as const;

export const questionnairesPaths = definePaths({
  form: { id: 'questionnaires.form', method: 'GET', path: OF_MODULE },
  saveAnswers: { id: 'questionnaires.saveAnswers', method: 'PUT', path: `${OF_CHAPTER}/answers` },
  submitChapter: { id: 'questionnaires.submitChapter', method: 'POST', path: OF_CHAPTER },
  scores: { id: 'questionnaires.scores', method: 'GET', path: `${OF_ACCOUNT}/questionnaire-scores` },
  provenance: {
    id: 'questionnaires.provenance',
    method: 'GET',
    path: `${OF_ACCOUNT}/questionnaire-scores/:chapterId`,
  },
});
