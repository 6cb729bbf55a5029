import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { BillingStandingRow } from './billing-standings.table';

/** The billing of one account; `undefined` before it came to a payment. */
export const selectBillingStanding = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<Pick<BillingStandingRow, 'state'> | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('billing_standings')
    .select('state')
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export interface DueStanding {
  readonly account_id: string;
  readonly lookouts: readonly string[];
}

/** Accounts that are due to be looked at, a page at a time in the order of their ids. */
export const selectDueStandings = (
  database: Kysely<ReadModelDatabase>,
  question: { readonly at: Date; readonly after: string; readonly limit: number },
): Promise<readonly DueStanding[]> =>
  database
    .withSchema('read_model')
    .selectFrom('billing_standings')
    .select(['account_id', 'lookouts'])
    .where('look_again_at', '<=', question.at.toISOString())
    .where('account_id', '>', question.after)
    .orderBy('account_id')
    .limit(question.limit)
    .execute();
