import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** The channel partner of one customer; `undefined` for an account beyond reach or not projected yet. */
export async function selectPartnerOf(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<string | undefined> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('customers')
    .select('partner_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.partner_id ?? undefined;
}
