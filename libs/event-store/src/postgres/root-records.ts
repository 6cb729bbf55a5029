import type { Position } from '../port';
import type { LogRoot, RootRecords, StreamHead } from '../roots';
import { PostgresKeptRoots, ROOT_COLUMNS, type RootRow, rootOf } from './kept-roots';

const OF_EVENTS = `SELECT ${ROOT_COLUMNS} FROM event_store.roots AS r
  WHERE EXISTS (SELECT FROM event_store.events AS e
      WHERE e.partition_key = $1 AND e.position > r.previous AND e.position <= r.position)
    OR EXISTS (SELECT FROM unnest($2::bigint[]) AS at WHERE at > r.previous AND at <= r.position)
  ORDER BY position`;
const HEADS = `SELECT DISTINCT ON (stream_id) stream_id, version, encode(hash, 'hex') FROM event_store.events
  WHERE position > $1 AND position <= $2 ORDER BY stream_id, version DESC`;

/** How many events one query looks at, so that no interval meets the time limit of a statement. */
const STRIDE = 20_000;

/** The table of roots beside the table of events, and the heads from which they are made. */
export class PostgresRootRecords extends PostgresKeptRoots implements RootRecords {
  async over(partitionKey: string, positions: readonly Position[]): Promise<readonly LogRoot[]> {
    return (await this.rows<RootRow>(OF_EVENTS, [partitionKey, positions])).map(rootOf);
  }

  async heads(after: Position, until: Position): Promise<ReadonlyMap<string, StreamHead>> {
    const heads = new Map<string, StreamHead>();
    for (let from = after; from < until; from += STRIDE) {
      const values = [from, Math.min(from + STRIDE, until)];
      const rows = await this.rows<readonly [string, string, string]>(HEADS, values);
      for (const [streamId, version, hash] of rows) heads.set(streamId, { version: Number(version), hash });
    }
    return heads;
  }
}
