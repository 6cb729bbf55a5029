import type { CalculationSaver, PlanningTool } from '@keelson/vocabulary';
import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { SavedCalculationRow } from './saved-calculations.table';

/** One list of saved calculations: of a customer, with a tool, by one kind of person. */
export interface CalculationList {
  readonly accountId: string;
  readonly tool: PlanningTool;
  readonly savedBy: CalculationSaver;
}

const listed = (database: Kysely<ReadModelDatabase>, { accountId, tool, savedBy }: CalculationList) =>
  database
    .withSchema('read_model')
    .selectFrom('saved_calculations')
    .where('account_id', '=', accountId)
    .where('tool', '=', tool)
    .where('saved_by', '=', savedBy);

/** More are not listed: a year of saving on three days in four. */
const MOST_DATES = 3_000;

/** When calculations of a list were saved and what they are called, the newest first. */
export const selectSavedDates = (
  database: Kysely<ReadModelDatabase>,
  list: CalculationList,
): Promise<readonly Pick<SavedCalculationRow, 'saved_at' | 'name'>[]> =>
  listed(database, list).select(['saved_at', 'name']).orderBy('saved_at', 'desc').limit(MOST_DATES).execute();

/** The calculation of a list that was saved at an instant; `undefined` where there is none within the reader's scope. */
export const selectSavedCalculation = (
  database: Kysely<ReadModelDatabase>,
  list: CalculationList,
  savedAt: string,
): Promise<SavedCalculationRow | undefined> =>
  listed(database, list).selectAll().where('saved_at', '=', savedAt).executeTakeFirst();
