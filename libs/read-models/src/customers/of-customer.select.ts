import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** The channel partner of one customer; `undefined` for an account beyond reach or not projected yet. */
export async function selectPartnerOf(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<string | undefined> {
  const row = await ofCustomer(database, accountId).select('partner_id').executeTakeFirst();
  return row?.partner_id ?? undefined;
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
