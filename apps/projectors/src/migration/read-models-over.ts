import type { ReadModelDatabase } from '@keelson/read-models';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

/** The read models over connections that the caller closes. */
export const readModelsOver = (pool: Pool): Kysely<ReadModelDatabase> =>
  new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool }) });
