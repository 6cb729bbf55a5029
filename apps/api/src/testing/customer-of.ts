import type { FreshDatabase } from '@keelson/test-database';

/** Makes an account the customer of a channel partner, as the events of the account would. */
export async function customerOf(database: FreshDatabase, accountId: string, partnerId: string): Promise<void> {
  await database.admin(
    `INSERT INTO read_model.partner_relations VALUES ($1, $2)
     ON CONFLICT (customer_id) DO UPDATE SET partner_id = excluded.partner_id`,
    [accountId, partnerId],
  );
}

/** Partners are served, whatever is appended, although no projector follows their relations to customers. */
export const relationsFollow = (database: FreshDatabase): Promise<unknown> =>
  database.admin(
    `INSERT INTO read_model.checkpoints (projection, kind, version, position)
     VALUES ('partner-relations', 'projection', 1, 1000000)`,
  );
