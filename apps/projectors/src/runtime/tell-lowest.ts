import { tellLowestSql } from '@keelson/read-models';
import type { Pool } from 'pg';

/**
 * Brings the checkpoint of a divided projection to the lowest of its shards, so that readers wait for all of them.
 * Whoever moved a shard calls it after the commit: of several at once the one that looks last sees all their commits,
 * and the checkpoint only rises. It is never ahead of a shard, also when the server loses the last commits, since this
 * one is younger than those it read.
 */
export async function tellLowest(pool: Pool, projection: string): Promise<void> {
  await pool.query({ name: 'tell-lowest-shard', text: tellLowestSql, values: [projection] });
}
