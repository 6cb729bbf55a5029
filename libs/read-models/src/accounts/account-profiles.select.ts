import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { AccountProfileRow } from './account-profiles.table';

/** The profile of one account; `undefined` before its registration is projected. */
export const selectAccountProfile = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<AccountProfileRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('account_profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
