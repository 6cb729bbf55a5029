import type { JsonObject } from '@keelson/kernel';

/** One try of one job. */
export interface JobRun {
  /** The same for every try of one job: pass it on as dedupe key to mail and providers. */
  readonly jobId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborts when the job's time is over or the process drains. */
  readonly signal: AbortSignal;
}

export interface RetryPolicy {
  /** Tries after the first one; then the job is kept as failed until somebody retries it. */
  readonly limit: number;
  /** Before the second try; doubled each time, with jitter. */
  readonly delaySeconds: number;
  /** A try that takes longer counts as failed. */
  readonly deadlineSeconds: number;
}

export const DEFAULT_RETRY: RetryPolicy = { limit: 5, delaySeconds: 2, deadlineSeconds: 30 };

/**
 * Trying again is pointless: the job is kept as failed at once. Any error whose name ends in `Refused` counts so, for
 * example `MailRefused`.
 */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/**
 * Does what a reactor asked for. `Needs` names what it works with; the code that composes the workers supplies it. It runs at least once: whatever it calls must take the job id as dedupe key or be
 * harmless twice. Throwing means "try again later".
 */
export interface JobHandler<Data extends JsonObject, Needs extends object = object> {
  /** Letters, digits and hyphens, for example `verification-mail`. */
  readonly queue: string;
  readonly retry?: RetryPolicy;
  /** What it does must be done even for an account that is erased meanwhile; its data are ids alone. */
  readonly outlivesAccount?: true;
  handle(data: Data, context: Needs & JobRun): Promise<void>;
}
