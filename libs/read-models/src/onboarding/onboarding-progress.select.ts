import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { GenericAnswersRow } from './generic-answers.table';
import type { OnboardingProgressRow } from './onboarding-progress.table';

/** The progress of one customer; `undefined` before the journey started. */
export const selectOnboardingProgress = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<OnboardingProgressRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('onboarding_progress')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The saved answers of one customer; `undefined` before they were saved. */
export const selectGenericAnswers = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<GenericAnswersRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('generic_answers')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
