import type pg from 'pg';
import type { Position } from '../port';
import type { KeptRoots, LogRoot } from '../roots';
import { queryOn } from './connections';
import { AS_STORED_ROWS, isoTime } from './stored-row';

export const ROOT_COLUMNS = `position, previous, encode(root, 'hex'), made_at, key_id, replace(encode(signature, 'base64'), E'\\n', '')`;
const ALL = `SELECT ${ROOT_COLUMNS} FROM event_store.roots ORDER BY position`;
const LAST = `SELECT ${ROOT_COLUMNS} FROM event_store.roots ORDER BY position DESC LIMIT 2`;
const BY_POSITION = `SELECT ${ROOT_COLUMNS} FROM event_store.roots WHERE position = ANY ($1::bigint[])`;
const KEEP = `INSERT INTO event_store.roots (position, previous, root, made_at, key_id, signature)
  VALUES ($1, $2, decode($3, 'hex'), $4, $5, decode($6, 'base64')) ON CONFLICT DO NOTHING`;

export type RootRow = readonly [
  position: string,
  previous: string,
  root: string,
  madeAt: string,
  keyId: string,
  sign: string,
];

/** The table of roots. */
export class PostgresKeptRoots implements KeptRoots {
  constructor(private readonly pool: pg.Pool) {}

  async all(): Promise<readonly LogRoot[]> {
    return (await this.rows<RootRow>(ALL, [])).map(rootOf);
  }

  async lastTwo(): Promise<readonly LogRoot[]> {
    return (await this.rows<RootRow>(LAST, [])).map(rootOf);
  }

  async at(positions: readonly Position[]): Promise<ReadonlyMap<Position, LogRoot>> {
    const roots = (await this.rows<RootRow>(BY_POSITION, [positions])).map(rootOf);
    return new Map(roots.map((root) => [root.position, root]));
  }

  async keep({ position, previous, root, madeAt, keyId, signature }: LogRoot): Promise<void> {
    await this.rows(KEEP, [position, previous, root, madeAt, keyId, signature]);
  }

  protected async rows<Values>(text: string, values: unknown[]): Promise<readonly Values[]> {
    return (await queryOn(this.pool, { text, values, ...AS_STORED_ROWS })) as unknown as readonly Values[];
  }
}

export const rootOf = ([position, previous, root, madeAt, keyId, signature]: RootRow): LogRoot => ({
  position: Number(position),
  previous: Number(previous),
  root,
  madeAt: isoTime(madeAt),
  keyId,
  signature,
});
