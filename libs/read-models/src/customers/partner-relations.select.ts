import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** The channel partner of one customer; `undefined` for an account that is none, or out of scope. */
export async function selectPartnerOf(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<string | undefined> {
  return (await selectPartnersOf(database, [accountId])).get(accountId);
}

/** The channel partners of these customers; accounts that are none are left out. */
export async function selectPartnersOf(
  database: Kysely<ReadModelDatabase>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await relations(database).selectAll().where('customer_id', 'in', accountIds).execute();
  return new Map(rows.map(({ customer_id, partner_id }) => [customer_id, partner_id]));
}

/** The customers of one channel partner. */
export async function selectCustomersOf(
  database: Kysely<ReadModelDatabase>,
  partnerId: string,
): Promise<readonly string[]> {
  const rows = await relations(database).select('customer_id').where('partner_id', '=', partnerId).execute();
  return rows.map(({ customer_id }) => customer_id);
}

const relations = (database: Kysely<ReadModelDatabase>) =>
  database.withSchema('read_model').selectFrom('partner_relations');
