import type { QuestionnaireEvent } from '@keelson/domain/questionnaires';
import { type HistoryWords, words } from '../runtime/wording';

/** How the events read in the account history. No personal value goes in: answers and scores are. */
export const questionnairesHistory: HistoryWords<QuestionnaireEvent> = {
  'questionnaires.answers-saved.v1': () =>
    words('learning', 'neutral', 'Answers of a questionnaire saved, not submitted'),
  'questionnaires.chapter-submitted.v1': ({ moduleName, chapterName }) =>
    words('learning', 'good', `Questionnaire submitted: ${moduleName}, ${chapterName}`),
  'questionnaires.chapter-scored.v1': ({ chapterId }) =>
    words('learning', 'neutral', `Questionnaire scored: ${chapterId}`),
};
