import type { FreshDatabase } from '@keelson/test-database';

const ONBOARDED = {
  ...{ name: '', company_name: '', company_registration_number: '', company_type: '', sector: 1, phone: '', email: '' },
  ...{ free_trial_user: 0, payment_flag: 1, subscribed_to_payment: 1, premium: true, search: '' },
  ...{ registered_at: '2026-01-01', completed_steps: ['dashboard'] },
};

/**
 * Makes an account the customer of a channel partner, as the events of the account would. Where the test has made no row
 * of the customer, the onboarding is completed, so that the partner may read the figures.
 */
export async function customerOf(database: FreshDatabase, accountId: string, partnerId: string): Promise<void> {
  await database.admin(
    `INSERT INTO read_model.customers SELECT * FROM json_populate_record(NULL::read_model.customers, $1)
     ON CONFLICT (account_id) DO NOTHING`,
    [JSON.stringify({ ...ONBOARDED, account_id: accountId })],
  );
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
