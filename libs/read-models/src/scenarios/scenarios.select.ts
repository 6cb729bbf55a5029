import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { ScenarioRow } from './scenarios.table';

/** More closed ones are not listed. */
const MOST_CLOSED = 100;

/** The open scenarios of a customer and the latest of the closed ones, within the reader's scope, the newest first. */
export async function selectScenarios(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<readonly ScenarioRow[]> {
  const of = (status: ScenarioRow['status']) =>
    database
      .withSchema('read_model')
      .selectFrom('scenarios')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('status', '=', status)
      .orderBy('begun_at', 'desc')
      .orderBy('scenario_id');
  return [...(await of('open').execute()), ...(await of('closed').limit(MOST_CLOSED).execute())];
}
