import type { Position } from '@keelson/event-store';
import type { Pool } from 'pg';

/** The right to write under a checkpoint, until somebody else claims it. */
export interface Claim {
  readonly name: string;
  readonly epoch: number;
  readonly position: Position;
}

export interface Ownership {
  /** Unique to the process. */
  readonly owner: string;
  /** A claim that was not renewed for so long may be taken over. */
  readonly leaseMs: number;
}

export class Checkpoints {
  constructor(
    private readonly pool: Pool,
    private readonly ownership: Ownership,
  ) {}

  /** `undefined` while another process holds it, or where the stored version is another one. */
  async claim(name: string, version: number): Promise<Claim | undefined> {
    const { rows } = await this.pool.query<Claim>({
      name: 'claim-checkpoint',
      text: `UPDATE read_model.checkpoints
        SET epoch = nextval('read_model.epochs'), owner = $2, lease_until = now() + $3 * interval '1 millisecond'
        WHERE projection = $1 AND version = $4 AND (owner IS NULL OR owner = $2 OR lease_until < now())
        RETURNING projection AS name, epoch, position`,
      values: [name, this.ownership.owner, this.ownership.leaseMs, version],
    });
    return rows[0];
  }

  /** Takes the claim over from its holder, whose next write is then refused and who claims again. */
  async interrupt(name: string): Promise<Claim | undefined> {
    const { rows } = await this.pool.query<Claim>(
      `UPDATE read_model.checkpoints SET epoch = nextval('read_model.epochs') WHERE projection = $1
       RETURNING projection AS name, epoch, position`,
      [name],
    );
    return rows[0];
  }

  /**
   * Where the checkpoints stand that this owner holds. One that is being written at this moment is left out: waiting for
   * it could deadlock with a switch of tables.
   */
  async renewLeases(): Promise<readonly Claim[]> {
    const { rows } = await this.pool.query<Claim>({
      name: 'renew-leases',
      text: `UPDATE read_model.checkpoints SET lease_until = now() + $2 * interval '1 millisecond'
        WHERE projection IN (SELECT projection FROM read_model.checkpoints WHERE owner = $1 FOR UPDATE SKIP LOCKED)
        RETURNING projection AS name, epoch, position`,
      values: [this.ownership.owner, this.ownership.leaseMs],
    });
    return rows;
  }

  /** Of these, the ones that nobody holds; also those that are not in the database yet. */
  async free(names: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ name: string }>({
      name: 'free-checkpoints',
      text: `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
        SELECT FROM read_model.checkpoints WHERE projection = name AND owner IS NOT NULL AND lease_until >= now())`,
      values: [names],
    });
    return rows.map(({ name }) => name);
  }

  /** Gives one up. What was still being written under it, after an outage, is refused from now on. */
  async letGo(name: string): Promise<void> {
    await this.pool.query({
      name: 'let-go-of-checkpoint',
      text: `UPDATE read_model.checkpoints SET owner = NULL, lease_until = now(), epoch = nextval('read_model.epochs')
        WHERE projection = $1 AND owner = $2`,
      values: [name, this.ownership.owner],
    });
  }

  async release(): Promise<void> {
    await this.pool.query('UPDATE read_model.checkpoints SET owner = NULL, lease_until = now() WHERE owner = $1', [
      this.ownership.owner,
    ]);
  }
}
