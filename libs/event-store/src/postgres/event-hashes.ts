import type pg from 'pg';
import type { EventHashes, Position } from '../port';
import { queryOn } from './connections';

interface Row {
  readonly position: string;
  readonly hash: string;
}

const BETWEEN = `SELECT position, encode(hash, 'hex') AS hash FROM event_store.events
  WHERE position > $1 AND position <= $2`;

/** Reads hashes over a pool. */
export class PostgresEventHashes implements EventHashes {
  constructor(private readonly pool: pg.Pool) {}

  async hashesBetween(after: Position, upTo: Position): Promise<ReadonlyMap<Position, string>> {
    const values = [after, upTo];
    const rows = await queryOn<Row>(this.pool, { name: 'hashes between', text: BETWEEN, values });
    return new Map(rows.map(({ position, hash }) => [Number(position), hash]));
  }
}
