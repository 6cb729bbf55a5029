import type { JsonObject } from '@keelson/kernel';
import type PgBoss from 'pg-boss';
import { DecisionFailed } from '@keelson/event-store/decisions';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type BackOff, delayAfter } from './back-off';
import { failureText } from './failure';
import { endRetries } from './job-queue';
import { DEFAULT_RETRY } from './job';
import type { AnyJobHandler } from './registration';
import type { WakeUp } from './wake-up';

export interface JobRunnerParts {
  readonly pool: Pool;
  readonly boss: PgBoss;
  readonly handler: AnyJobHandler;
  /** What the handler works with. */
  readonly needs: object;
  readonly log: Logger;
  /** Woken when a reactor of this process placed a job, and by `DueJobs`. */
  readonly wakeUp: WakeUp;
  readonly concurrency: number;
  readonly outageBackOff: BackOff;
}

type FetchedJob = PgBoss.JobWithMetadata<JsonObject>;

/** Runs the jobs of one queue. A job that was begun is finished, failed for another try, or handed back on drain. */
export class JobRunner {
  readonly #drain = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #stopping = false;
  #failures = 0;

  constructor(private readonly parts: JobRunnerParts) {}

  get running(): number {
    return this.#running.size;
  }

  async run(): Promise<void> {
    while (!this.#stopping) {
      const ticket = this.parts.wakeUp.ticket;
      const begun = await this.#beginJobs();
      if (begun === 0) await this.parts.wakeUp.wait(ticket);
    }
    await Promise.all(this.#running);
  }

  /** Begins no more jobs. */
  stop(): void {
    this.#stopping = true;
    this.parts.wakeUp.wake();
  }

  /** Aborts what still runs: those jobs fail and are tried again by the next process. */
  abort(): void {
    this.#drain.abort(new Error('the process is stopping'));
  }

  async #beginJobs(): Promise<number> {
    if (this.#running.size >= this.parts.concurrency) {
      await Promise.race(this.#running);
      return 1;
    }
    const batchSize = this.parts.concurrency - this.#running.size;
    const jobs = await this.parts.boss.fetch<JsonObject>(this.parts.handler.queue, {
      batchSize,
      includeMetadata: true,
    });
    for (const job of jobs) this.#begin(job);
    return jobs.length;
  }

  #begin(job: FetchedJob): void {
    const running = this.#runToEnd(job).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #runToEnd(job: FetchedJob): Promise<void> {
    const { boss, handler, log } = this.parts;
    const facts = { queue: handler.queue, jobId: job.id, attempt: job.retryCount + 1 };
    try {
      await this.#handle(job);
      log.debug(facts, 'job done');
      await this.#record(() => boss.complete(handler.queue, job.id));
    } catch (error) {
      const reason = failureText(error);
      const final = isRefusal(error) || job.retryCount >= job.retryLimit;
      if (final) log.error({ ...facts, reason }, 'job failed for good');
      else log.warn({ ...facts, reason }, 'job failed, to be tried again');
      await this.#record(async () => {
        if (final) await endRetries(this.parts.pool, handler.queue, job.id);
        await boss.fail(handler.queue, job.id, { reason });
      });
    }
  }

  async #handle(job: FetchedJob): Promise<void> {
    const { handler, needs } = this.parts;
    const { deadlineSeconds } = handler.retry ?? DEFAULT_RETRY;
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new Error(`not done within ${deadlineSeconds} s`)),
      deadlineSeconds * 1_000,
    );
    const signal = AbortSignal.any([this.#drain.signal, deadline.signal]);
    const aborted = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    try {
      const context = { ...needs, jobId: job.id, attempt: job.retryCount + 1, signal };
      await Promise.race([handler.handle(job.data, context), aborted]);
    } finally {
      clearTimeout(timer);
    }
  }

  // Lost when the process ends first: the queue then expires the job and it is tried again.
  async #record(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await write();
        this.#failures = 0;
        return;
      } catch (error) {
        this.#failures += 1;
        this.parts.log.warn(
          { queue: this.parts.handler.queue, reason: failureText(error) },
          'outcome of a job not recorded yet',
        );
        if (this.#drain.signal.aborted) return;
        await this.parts.wakeUp.wait(this.parts.wakeUp.ticket, delayAfter(this.parts.outageBackOff, this.#failures));
      }
    }
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DecisionFailed
    ? error.fault === 'key-reused'
    : error instanceof Error && error.name.endsWith('Refused');
