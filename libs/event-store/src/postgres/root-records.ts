import type pg from 'pg';
import type { Position } from '../port';
import type { LogRoot, StreamHead } from '../roots';
import { queryOn } from './connections';
import { AS_STORED_ROWS, isoTime } from './stored-row';

const COLUMNS = `position, previous, encode(root, 'hex'), made_at, key_id, replace(encode(signature, 'base64'), E'\\n', '')`;
const ALL = `SELECT ${COLUMNS} FROM event_store.roots ORDER BY position`;
const LAST = `SELECT ${COLUMNS} FROM event_store.roots ORDER BY position DESC LIMIT 2`;
const OF_EVENTS = `SELECT ${COLUMNS} FROM event_store.roots AS r
  WHERE EXISTS (SELECT FROM event_store.events AS e
      WHERE e.partition_key = $1 AND e.position > r.previous AND e.position <= r.position)
    OR EXISTS (SELECT FROM unnest($2::bigint[]) AS at WHERE at > r.previous AND at <= r.position)
  ORDER BY position`;
const BY_POSITION = `SELECT ${COLUMNS} FROM event_store.roots WHERE position = ANY ($1::bigint[])`;
const KEEP = `INSERT INTO event_store.roots (position, previous, root, made_at, key_id, signature)
  VALUES ($1, $2, decode($3, 'hex'), $4, $5, decode($6, 'base64')) ON CONFLICT DO NOTHING`;
const HEADS = `SELECT DISTINCT ON (stream_id) stream_id, version, encode(hash, 'hex') FROM event_store.events
  WHERE position > $1 AND position <= $2 ORDER BY stream_id, version DESC`;

/** How many events one query looks at, so that no interval meets the time limit of a statement. */
const STRIDE = 20_000;

type Row = readonly [position: string, previous: string, root: string, madeAt: string, keyId: string, sign: string];

/** The table of roots, and the heads from which they are made. */
export class RootRecords {
  constructor(private readonly pool: pg.Pool) {}

  async all(): Promise<readonly LogRoot[]> {
    return (await this.#rows<Row>(ALL, [])).map(rootOf);
  }

  /** The newest root and the one before it. */
  async lastTwo(): Promise<readonly LogRoot[]> {
    return (await this.#rows<Row>(LAST, [])).map(rootOf);
  }

  /** The roots made over events with this partition key or at these positions. */
  async over(partitionKey: string, positions: readonly Position[]): Promise<readonly LogRoot[]> {
    return (await this.#rows<Row>(OF_EVENTS, [partitionKey, positions])).map(rootOf);
  }

  async at(positions: readonly Position[]): Promise<ReadonlyMap<Position, LogRoot>> {
    const roots = (await this.#rows<Row>(BY_POSITION, [positions])).map(rootOf);
    return new Map(roots.map((root) => [root.position, root]));
  }

  /** Leaves what is there already: of two who make the next root at once, one counts. */
  async keep({ position, previous, root, madeAt, keyId, signature }: LogRoot): Promise<void> {
    await this.#rows(KEEP, [position, previous, root, madeAt, keyId, signature]);
  }

  /** The last event up to `until` of each stream that grew after `after`. */
  async heads(after: Position, until: Position): Promise<ReadonlyMap<string, StreamHead>> {
    const heads = new Map<string, StreamHead>();
    for (let from = after; from < until; from += STRIDE) {
      const values = [from, Math.min(from + STRIDE, until)];
      const rows = await this.#rows<readonly [string, string, string]>(HEADS, values);
      for (const [streamId, version, hash] of rows) heads.set(streamId, { version: Number(version), hash });
    }
    return heads;
  }

  async #rows<Values>(text: string, values: unknown[]): Promise<readonly Values[]> {
    return (await queryOn(this.pool, { text, values, ...AS_STORED_ROWS })) as unknown as readonly Values[];
  }
}

const rootOf = ([position, previous, root, madeAt, keyId, signature]: Row): LogRoot => ({
  position: Number(position),
  previous: Number(previous),
  root,
  madeAt: isoTime(madeAt),
  keyId,
  signature,
});
