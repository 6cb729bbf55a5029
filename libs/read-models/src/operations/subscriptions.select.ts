import type { SubscriptionKind } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** Where a subscription (a projection, a reactor or the relay) stands, with the next generation that is built beside it. */
export interface SubscriptionRow {
  readonly name: string;
  readonly kind: SubscriptionKind;
  readonly version: number;
  readonly position: number;
  /** Process that has it; null where none does. */
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
      CASE WHEN c.lease_until > now() THEN c.owner END AS owner,
      c.updated_at AS moved_at, CASE WHEN c.lease_until <= now() THEN c.lease_until END AS lost_at,
      (SELECT count(*)::int FROM read_model.parked_streams AS p WHERE p.projection = c.projection) AS parked,
      n.position AS next_position, n.begun_at AS next_begun_at, n.updated_at AS next_moved_at
    FROM read_model.checkpoints AS c
    LEFT JOIN read_model.checkpoints AS n
      ON n.projection = c.projection || '__next' AND n.owner IS NOT NULL AND n.lease_until > now()
    WHERE c.projection NOT LIKE '%\\_\\_next'
    ORDER BY c.kind, c.projection`.execute(database);
  return rows;
}
