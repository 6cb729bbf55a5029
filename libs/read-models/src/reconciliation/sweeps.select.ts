import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { SweepRow } from './sweeps.table';

/** The sweep of the payment provider's books that ended last. */
export async function selectLastSweep(database: Kysely<ReadModelDatabase>): Promise<SweepRow | undefined> {
  return await database
    .withSchema('read_model')
    .selectFrom('reconciliation_sweeps')
    .selectAll()
    .orderBy('finished_at', 'desc')
    .orderBy('sweep_id')
    .limit(1)
    .executeTakeFirst();
}
