import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { ProjectedGoal } from './goals.table';

export interface SelectedGoals {
  readonly goals: readonly ProjectedGoal[];
  readonly version: number;
  readonly companyType: string;
  readonly withdrawalTaxPercent: string;
}

/** The goals of one customer within the reader's scope, none before they are set; `undefined` for people who are not customers. */
export async function selectGoals(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<SelectedGoals | undefined> {
  return database
    .withSchema('read_model')
    .selectFrom('goals')
    .select(['goals', 'version', 'company_type as companyType', 'withdrawal_tax as withdrawalTaxPercent'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
