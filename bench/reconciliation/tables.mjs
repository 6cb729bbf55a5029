import pg from 'pg';
import { app } from '../machine/product.mjs';

const JOINED = new Set(['payments', 'actor-names']);

/** The tables that give the queue its names. */
export async function prepareTables(database) {
  const { registry } = app('projectors', 'registry');
  const { prepareProjection } = app('projectors', 'runtime/projection-tables');
  const pool = new pg.Pool({ connectionString: database.urls.projector, max: 1 });
  try {
    for (const projection of registry.projections.filter(({ name }) => JOINED.has(name)))
      await prepareProjection(pool, projection);
  } finally {
    await pool.end();
  }
}
