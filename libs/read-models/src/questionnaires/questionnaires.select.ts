import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { QuestionnaireAnswersRow } from './questionnaire-answers.table';
import type { ScoredChapter } from './questionnaire-scores.table';

/** Every submitted chapter of one customer within the reader's scope, oldest first; none before the first. */
export async function selectQuestionnaireScores(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<readonly ScoredChapter[]> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('questionnaire_scores')
    .select('chapters')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.chapters ?? [];
}

/** The answers of one customer within the reader's scope; `undefined` before the first. */
export const selectQuestionnaireAnswers = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<QuestionnaireAnswersRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('questionnaire_answers')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
