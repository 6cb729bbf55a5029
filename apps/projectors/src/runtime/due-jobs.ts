import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type BackOff, delayAfter } from './back-off';
import { failureText } from './failure';
import type { WakeUp } from './wake-up';

export interface DueJobsParts {
  readonly pool: Pool;
  /** The runner of each queue waits for its own. */
  readonly wakeUps: ReadonlyMap<string, WakeUp>;
  readonly pollMs: number;
  readonly outageBackOff: BackOff;
  /** Sleeps, but not beyond the moment when the process drains. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: Logger;
}

/**
 * Meets timers, repeated tries and the jobs that other processes placed: looks on all queues at once whether a job is
 * due, and wakes the runners of those that have one. A runner that asked its queue by itself came to a write that finds
 * nothing, for each of fifty queues, every time.
 */
export class DueJobs {
  #stopping = false;
  #failures = 0;

  constructor(private readonly parts: DueJobsParts) {}

  async run(): Promise<void> {
    const { pollMs, outageBackOff, pause } = this.parts;
    while (!this.#stopping) {
      await this.#look();
      await pause(this.#failures === 0 ? pollMs : delayAfter(outageBackOff, this.#failures));
    }
  }

  stop(): void {
    this.#stopping = true;
  }

  async #look(): Promise<void> {
    const { pool, wakeUps, log } = this.parts;
    try {
      for (const queue of await dueQueues(pool, [...wakeUps.keys()])) wakeUps.get(queue)?.wake();
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      log.warn({ failures: this.#failures, reason: failureText(error) }, 'jobs that are due not found yet');
    }
  }
}

async function dueQueues(pool: Pool, queues: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ queue: string }>({
    name: 'due-queues',
    text: `SELECT asked.queue FROM unnest($1::text[]) AS asked (queue) CROSS JOIN LATERAL (
        SELECT FROM pgboss.job WHERE name = asked.queue AND state < 'active' AND start_after < now() LIMIT 1
      ) AS due`,
    values: [queues],
  });
  return rows.map(({ queue }) => queue);
}
