import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { CircuitBreaker } from '../circuit-breaker';
import { ProviderFailed, ProviderRefused, ProviderUnavailable } from './payment-provider';

const { StripeError, StripeRateLimitError, StripeConnectionError } = Stripe.errors;

const TRIES = 3;
const FIRST_PAUSE_MS = 150;
/** No call waits longer than this: its caller tries again. */
const LONGEST_PAUSE_MS = 2_000;

/**
 * Runs calls of the SDK, which retries nothing by itself: again under the same key after lost connections, busy keys,
 * server errors and rate limits, a bounded number of times, with the provider's own Retry-After.
 */
export class StripeCalls {
  constructor(
    private readonly breaker: CircuitBreaker,
    private readonly liveOnly = false,
    private readonly pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
  ) {}

  /** @throws ProviderUnavailable | ProviderFailed | ProviderRefused */
  async run<Value>(call: () => Promise<Value>): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      const closedMs = this.breaker.waitMs();
      if (closedMs > 0) throw unavailable(closedMs);
      try {
        const value = await call();
        this.breaker.succeeded();
        if (this.liveOnly) assertLive(value);
        return value;
      } catch (error) {
        const pauseMs = this.judge(error, attempt);
        if (attempt >= TRIES || pauseMs > LONGEST_PAUSE_MS) throw givenUp(error, pauseMs);
        await this.pause(pauseMs);
      }
    }
  }

  /** As `run`; `undefined` when the provider does not know what is asked about. */
  async find<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await this.run(call);
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === 'resource_missing') return undefined;
      throw error;
    }
  }

  /** How long to wait before it is tried again. @throws what is final. */
  private judge(error: unknown, attempt: number): number {
    if (!(error instanceof StripeError)) throw error;
    const backOff = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
    if (error instanceof StripeRateLimitError) return Math.max(backOff, retryAfterMs(error.headers));
    if (isAway(error)) {
      this.breaker.failed();
      return backOff;
    }
    this.breaker.succeeded();
    if (error.statusCode === 409 || error.code === 'lock_timeout') return backOff;
    throw new ProviderRefused(error.code ?? error.type, { cause: error });
  }
}

/** Of a test account, or a list of such: money that nobody pays. */
function assertLive(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('livemode' in value && value.livemode === false) throw new ProviderRefused('not_live');
  if ('data' in value && Array.isArray(value.data)) value.data.forEach(assertLive);
}

type SdkError = InstanceType<typeof StripeError>;

const isAway = (error: SdkError): boolean =>
  error instanceof StripeConnectionError || error.statusCode === undefined || error.statusCode >= 500;

function retryAfterMs(headers: Record<string, string> | undefined): number {
  const seconds = Number(headers?.['retry-after'] ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0;
}

const unavailable = (waitMs: number, cause?: unknown): ProviderUnavailable =>
  new ProviderUnavailable('the payment provider does not answer', Math.max(1, Math.ceil(waitMs / 1_000)), { cause });

const givenUp = (error: unknown, pauseMs: number): Error =>
  error instanceof StripeError && error.statusCode === 500 && error.headers?.['stripe-should-retry'] !== 'true'
    ? new ProviderFailed('the payment provider failed in the call', { cause: error })
    : unavailable(pauseMs, error);
