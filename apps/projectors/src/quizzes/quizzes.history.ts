import type { QuizEvent } from '@keelson/domain/quizzes';
import { type HistoryWords, words } from '../runtime/wording';

/** How the events read in the account history. No personal value goes in: answers and scores are. */
export const quizzesHistory: HistoryWords<QuizEvent> = {
  'quizzes.quiz-submitted.v1': ({ chapterName, subChapterName }) =>
    words('learning', 'good', `Quiz submitted, its task done: ${chapterName}, ${subChapterName}`),
};
