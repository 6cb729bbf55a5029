import type { SubscriptionKind } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** Where a subscription (a projection, a reactor or the relay) stands, with the next generation that is built beside it. */
export interface SubscriptionRow {
  readonly name: string;
  readonly kind: SubscriptionKind;
  readonly version: number;
  readonly position: number;
  /** Process that has it, or one of those that have its shards; null where it, or a shard, has none. */
  readonly owner: string | null;
  readonly moved_at: string;
  /** When its owner's claim ran out, where it did. */
  readonly lost_at: string | null;
  readonly parked: number;
  readonly next_position: number | null;
  readonly next_begun_at: string | null;
  readonly next_moved_at: string | null;
}

/** All subscriptions that the database knows of, by name. */
export async function selectSubscriptions(database: Kysely<ReadModelDatabase>): Promise<readonly SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    SELECT c.projection AS name, c.kind, c.version, c.position,
      CASE WHEN held.until > now() THEN held.owner END AS owner,
      c.updated_at AS moved_at, CASE WHEN held.until <= now() THEN held.until END AS lost_at,
      (SELECT count(*)::int FROM read_model.parked_streams AS p
        WHERE p.projection = c.projection OR starts_with(p.projection, c.projection || '/')) AS parked,
      n.position AS next_position, n.begun_at AS next_begun_at, n.updated_at AS next_moved_at
    FROM read_model.checkpoints AS c
    CROSS JOIN LATERAL (
      SELECT (array_agg(owner ORDER BY lease_until NULLS FIRST))[1] AS owner,
        CASE WHEN bool_or(lease_until IS NULL) THEN NULL ELSE min(lease_until) END AS until
      FROM read_model.checkpoints AS own
      WHERE own.shard_of = c.projection OR (own.projection = c.projection AND NOT EXISTS (
        SELECT FROM read_model.checkpoints AS shard WHERE shard.shard_of = c.projection))) AS held
    LEFT JOIN read_model.checkpoints AS n
      ON n.projection = c.projection || '__next' AND n.owner IS NOT NULL AND n.lease_until > now()
    WHERE c.shard_of IS NULL AND c.projection NOT LIKE '%\\_\\_next'
    ORDER BY c.kind, c.projection`.execute(database);
  return rows;
}
