import type { Pool } from 'pg';
import type { Ownership } from '../checkpoints';
import type { Member } from './rendezvous';

/** The living workers, by the clock of the database: who says nothing for the time of a lease is none any more. */
export class Members {
  constructor(
    private readonly pool: Pool,
    private readonly ownership: Ownership,
  ) {}

  /** Says that this worker lives. @returns all that do. */
  async announce(own: Pick<Member, 'serves' | 'failing'>): Promise<readonly Member[]> {
    const { owner, leaseMs } = this.ownership;
    const { rows } = await this.pool.query<Member>({
      name: 'announce-worker',
      text: `WITH forgotten AS (
          DELETE FROM read_model.workers WHERE owner IN (
            SELECT owner FROM read_model.workers WHERE owner <> $1 AND alive_until < now() - interval '1 hour'
            FOR UPDATE SKIP LOCKED)),
        announced AS (
          INSERT INTO read_model.workers AS w (owner, serves, failing, alive_until)
          VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond')
          ON CONFLICT (owner) DO UPDATE
          SET serves = excluded.serves, failing = excluded.failing, alive_until = excluded.alive_until)
        SELECT owner, serves, failing FROM read_model.workers WHERE owner <> $1 AND alive_until > now()`,
      values: [owner, own.serves, own.failing, leaseMs],
    });
    return [{ owner, ...own }, ...rows];
  }

  async leave(): Promise<void> {
    await this.pool.query('DELETE FROM read_model.workers WHERE owner = $1', [this.ownership.owner]);
  }
}
