import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { QuizSubmitted } from '@keelson/domain/quizzes';
import { type QuizAnswersRow, quizAnswersTable } from '@keelson/read-models/quizzes';
import type { Projection } from '../runtime/projection';

/** One row a submission: what was asked and what was chosen. */
export const quizAnswersProjection: Projection<QuizSubmitted | PersonalDataErased, QuizAnswersRow> = {
  name: 'quiz-answers',
  version: 1,
  table: quizAnswersTable,
  handles: ['quizzes.quiz-submitted.v1', 'deletion.personal-data-erased.v1'],
  purge: {
    on: 'deletion.personal-data-erased.v1',
    statements: ({ metadata }, named) => [
      { text: `DELETE FROM ${named(quizAnswersTable)} WHERE account_id = $1`, values: [metadata.subjectId] },
    ],
  },
  keyOf(event) {
    if (event.type === 'deletion.personal-data-erased.v1') return undefined;
    const { subChapterId, contentVersion } = event.data;
    return `${event.metadata.subjectId} ${subChapterId} ${contentVersion}`;
  },
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return row ?? null;
    const { subChapterId, contentVersion, questions } = event.data;
    const account_id = event.metadata.subjectId;
    return {
      submission: `${account_id} ${subChapterId} ${contentVersion}`,
      ...{ account_id, sub_chapter_id: subChapterId, content_version: contentVersion, questions },
    };
  },
};
