import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** The channel partners of these customers; accounts that are none are left out. */
export async function selectPartnersOf(
  database: Kysely<ReadModelDatabase>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .withSchema('read_model')
    .selectFrom('customers')
    .select(['account_id', 'partner_id'])
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(rows.flatMap(({ account_id, partner_id }) => (partner_id === null ? [] : [[account_id, partner_id]])));
}

/** The customers of one channel partner. */
export async function selectCustomersOf(
  database: Kysely<ReadModelDatabase>,
  partnerId: string,
): Promise<readonly string[]> {
  const rows = await database
    .withSchema('read_model')
    .selectFrom('customers')
    .select('account_id')
    .where('partner_id', '=', partnerId)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** When an account is to be deleted, as ISO instant; `undefined` while it is not. */
export async function selectDeletionOf(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<string | undefined> {
  const row = await ofCustomer(database, accountId).select('deletion_at').executeTakeFirst();
  return row?.deletion_at ?? undefined;
}

const ofCustomer = (database: Kysely<ReadModelDatabase>, accountId: string) =>
  database.withSchema('read_model').selectFrom('customers').where('account_id', '=', accountId);
