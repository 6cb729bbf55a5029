import type pg from 'pg';
import type { EventHeading, EventHeadings, Position } from '../port';
import { checkLimit } from '../record/check-append';
import { queryOn } from './connections';

interface Row {
  readonly position: string;
  readonly type: string;
  readonly subject_id: string;
  readonly occurred_at: Date;
}

const HEADING = `position, type, metadata->>'subjectId' AS subject_id, occurred_at`;
const BETWEEN = `SELECT ${HEADING} FROM event_store.events WHERE position > $1 AND position <= $2 ORDER BY position LIMIT $3`;
const OF_PARTITIONS = `SELECT ${HEADING} FROM event_store.events
  WHERE partition_key = ANY ($1::text[]) AND position > $2 ORDER BY position LIMIT $3`;
const OF_TYPE = `SELECT ${HEADING} FROM event_store.events
  WHERE position > $1 AND position <= $2 AND type = $3 ORDER BY position`;
const LAST = 'SELECT coalesce(max(position), 0) AS position FROM event_store.events';
const LAST_OF_PARTITIONS = `SELECT coalesce(max(newest.position), 0) AS position
  FROM unnest($1::text[]) AS wanted (partition_key), LATERAL (
    SELECT position FROM event_store.events AS events
    WHERE events.partition_key = wanted.partition_key AND position <= $2 ORDER BY position DESC LIMIT 1
  ) AS newest`;

/** How many events one query looks at, so that no log meets the time limit of a statement. */
const STRIDE = 50_000;

/** Reads headings over a pool. */
export class PostgresEventHeadings implements EventHeadings {
  constructor(private readonly pool: pg.Pool) {}

  async standsAt(position: Position): Promise<boolean> {
    return (await this.between(position - 1, position, 1)).length === 1;
  }

  async between(after: Position, upTo: Position, limit: number): Promise<readonly EventHeading[]> {
    checkLimit(limit);
    return await this.#headings('headings between', BETWEEN, [after, upTo, limit]);
  }

  async ofPartitions(
    partitionKeys: readonly string[],
    after: Position,
    limit: number,
  ): Promise<readonly EventHeading[]> {
    checkLimit(limit);
    return await this.#headings('headings of partitions', OF_PARTITIONS, [partitionKeys, after, limit]);
  }

  async ofType(type: string): Promise<readonly EventHeading[]> {
    const [last] = await queryOn<{ readonly position: string }>(this.pool, { name: 'last heading', text: LAST });
    const until = Number(last?.position ?? 0);
    const found: EventHeading[] = [];
    for (let from = 0; from < until; from += STRIDE)
      found.push(...(await this.#headings('headings of type', OF_TYPE, [from, Math.min(from + STRIDE, until), type])));
    return found;
  }

  async lastOfPartitions(partitionKeys: readonly string[], upTo: Position): Promise<Position> {
    const values = [partitionKeys, upTo];
    const [row] = await queryOn<Row>(this.pool, { name: 'last of partitions', text: LAST_OF_PARTITIONS, values });
    return row ? Number(row.position) : 0;
  }

  async #headings(name: string, text: string, values: unknown[]): Promise<readonly EventHeading[]> {
    const rows = await queryOn<Row>(this.pool, { name, text, values });
    return rows.map(({ position, type, subject_id, occurred_at }) => ({
      position: Number(position),
      type,
      subjectId: subject_id,
      occurredAt: occurred_at,
    }));
  }
}
