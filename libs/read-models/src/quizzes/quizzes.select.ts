import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { QuizAnswersRow } from './quiz-answers.table';
import type { ScoredQuiz } from './quiz-scores.table';

/** Every quiz that one customer within the reader's scope took, oldest first; none before the first. */
export async function selectQuizScores(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<readonly ScoredQuiz[]> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('quiz_scores')
    .select('quizzes')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.quizzes ?? [];
}

/** What one customer within the reader's scope answered in the quiz of a sub-chapter, at each version of it. */
export const selectQuizAnswers = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
  subChapterId: string,
): Promise<readonly QuizAnswersRow[]> =>
  database
    .withSchema('read_model')
    .selectFrom('quiz_answers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('sub_chapter_id', '=', subChapterId)
    .execute();
