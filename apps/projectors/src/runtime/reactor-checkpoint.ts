import type { EventStore } from '@keelson/event-store';
import type { Pool } from 'pg';
import type { AnyReactor } from './registration';

/** Reactors carry no version: they never run again over what they passed. */
export const REACTOR_VERSION = 1;

/** Where a reactor that is new to the database begins. Also part of migrating, so that no event falls before it. */
export async function prepareReactor(
  pool: Pool,
  store: EventStore,
  { name, startsAt = 'head' }: AnyReactor,
): Promise<void> {
  const known = await pool.query('SELECT 1 FROM read_model.checkpoints WHERE projection = $1', [name]);
  if (known.rowCount) return;
  const position = startsAt === 'head' ? await store.head() : 0;
  await pool.query(
    `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'reactor', $2, $3)
     ON CONFLICT (projection) DO NOTHING`,
    [name, REACTOR_VERSION, position],
  );
}
