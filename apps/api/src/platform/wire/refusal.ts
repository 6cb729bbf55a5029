import type { FieldError } from '@keelson/contracts/wire';
import type { AnswerExtras } from './answer';

/** A request that the platform itself refuses, before or after a controller: becomes an answer, is not logged as a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Pick<AnswerExtras, 'errors' | 'retryAfterSeconds' | 'headers'> = {},
  ) {
    super(message);
  }
}

export const malformed = (message: string, errors: readonly FieldError[] = []): Refusal =>
  new Refusal(400, 'MALFORMED', message, { errors });

export const staleVersion = (): Refusal =>
  new Refusal(412, 'STALE_VERSION', 'Somebody changed this in the meantime. Please look at it again.');

export const keyReused = (): Refusal =>
  new Refusal(409, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');

export const busy = (retryAfterSeconds = 1): Refusal =>
  new Refusal(503, 'BUSY', 'The service is busy. Please try again in a moment.', { retryAfterSeconds });

export const tooMany = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment.', { retryAfterSeconds });
