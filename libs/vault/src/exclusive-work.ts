import type { Pool } from 'pg';
import { inTransaction } from './database/transaction';
import { WorkQueue } from './work-queue';

/** Work of which only one is under way at a time, in all processes together. */
export class ExclusiveWork {
  private readonly turns = new Map<string, WorkQueue>();

  constructor(private readonly pool: Pool) {}

  /** Who waits in this process waits without a connection: the work under way needs some of the same pool. */
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turns = this.turns.get(name) ?? new WorkQueue(1, Number.POSITIVE_INFINITY);
    this.turns.set(name, turns);
    return turns.run(() =>
      inTransaction(this.pool, async (client) => {
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`exclusive ${name}`]);
        return work();
      }),
    );
  }
}
