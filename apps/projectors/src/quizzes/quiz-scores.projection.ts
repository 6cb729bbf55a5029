import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { QuizSubmitted } from '@keelson/domain/quizzes';
import { type QuizScoresRow, quizScoresTable, type ScoredQuiz } from '@keelson/read-models/quizzes';
import type { Projection } from '../runtime/projection';

/** One row a customer: every quiz that was taken, with its score and how far chapter and module were with it. */
export const quizScoresProjection: Projection<QuizSubmitted | PersonalDataErased, QuizScoresRow> = {
  name: 'quiz-scores',
  version: 1,
  table: quizScoresTable,
  handles: ['quizzes.quiz-submitted.v1', 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return null;
    const { questions: _, formula: __, formulaVersion: ___, ...quiz } = event.data;
    const taken: ScoredQuiz = { ...quiz, submittedAt: event.occurredAt.toISOString() };
    const others = (row?.quizzes ?? []).filter(
      (each) => each.subChapterId !== quiz.subChapterId || each.contentVersion !== quiz.contentVersion,
    );
    return { account_id: event.metadata.subjectId, quizzes: [...others, taken] };
  },
};
