import type { Pool } from 'pg';

/** A relay carries no version: what it published stays published. */
export const RELAY_VERSION = 1;

/** A relay that is new to the database begins with the first event. */
export async function prepareRelay(pool: Pool, name: string): Promise<void> {
  await pool.query(
    `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'relay', $2, 0)
     ON CONFLICT (projection) DO NOTHING`,
    [name, RELAY_VERSION],
  );
}
