import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, systemClock } from '@keelson/kernel';
import type { AccountingProvider } from '@keelson/vocabulary';
import { Breakers } from '../breakers';
import type { CircuitBreaker } from '../circuit-breaker';
import {
  type AccessTokens,
  ProviderAnswerRefused,
  ProviderBusy,
  ProviderUnavailable,
  ReconnectRequired,
} from './accounting-system';
import type { Allowance, AllowanceScope, CallAllowances, Remaining, ToldByProvider } from './call-allowances';

/** What went wrong with one call, in our words: each adapter tells it from its vendor's errors. */
export type CallFault =
  /** The access token counts no more. */
  | { readonly kind: 'unauthorised' }
  /** The consent does not reach this company any more. */
  | { readonly kind: 'withdrawn' }
  /** The consent was never asked to reach this. */
  | { readonly kind: 'lacksScope' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number; readonly scope: AllowanceScope }
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly why: string };

export interface CallSurroundings {
  readonly allowances: CallAllowances;
  readonly clock?: Clock;
  /** Those of the process; its own without. */
  readonly breakers?: Breakers;
  /** Longest wait for one answer. */
  readonly timeoutMs?: number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

export interface AnsweredCall<Value> {
  readonly value: Value;
  readonly remaining?: Readonly<Record<AllowanceScope, readonly Remaining[]>>;
}

type Told = Partial<Readonly<Record<AllowanceScope, ToldByProvider>>>;

const TIMEOUT_MS = 10_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 200;
/** No call waits longer than this: its caller tries again. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Calls one provider: never above its ceilings, again after what may pass, a bounded number of times, and not at all
 * while it is down. Vendor errors end here; what they hold of requests and tokens goes no further.
 */
export class ProviderCalls {
  private readonly breaker: CircuitBreaker;
  private readonly clock: Clock;
  private readonly pause: (ms: number) => Promise<unknown>;
  private readonly timeoutMs: number;

  constructor(
    provider: AccountingProvider,
    private readonly surroundings: CallSurroundings,
    private readonly judge: (error: unknown) => CallFault,
  ) {
    this.clock = surroundings.clock ?? systemClock;
    this.breaker = (surroundings.breakers ?? new Breakers(this.clock)).of(provider);
    this.pause = surroundings.pause ?? ((ms) => wait(ms));
    this.timeoutMs = surroundings.timeoutMs ?? TIMEOUT_MS;
  }

  /** A call that is made once, for what must not be repeated. @throws as `read`, and what `judge` leaves as it is. */
  async once<Value>(call: () => Promise<Value>, onRefused: (why: string) => Error): Promise<Value> {
    this.mustBeUp();
    try {
      const value = await this.within(call());
      this.breaker.succeeded();
      return value;
    } catch (error) {
      const fault = this.judge(error);
      if (fault.kind === 'away') this.breaker.failed();
      else this.breaker.succeeded();
      if (fault.kind === 'busy') throw new ProviderBusy(fault.retryAfterMs);
      if (fault.kind === 'away') throw new ProviderUnavailable('the accounting system does not answer');
      throw onRefused(fault.kind === 'refused' ? fault.why : fault.kind);
    }
  }

  /**
   * A call that changes nothing, with a token that counts.
   * @throws ReconnectRequired | ProviderBusy | ProviderUnavailable | ProviderAnswerRefused
   */
  async read<Value>(
    allowances: readonly Allowance[],
    tokens: AccessTokens,
    call: (accessToken: string) => Promise<AnsweredCall<Value>>,
  ): Promise<Value> {
    let refusedToken: string | undefined;
    for (let attempt = 1; ; attempt += 1) {
      this.mustBeUp();
      const token = await tokens.current(refusedToken);
      const outcome = await this.attempt(allowances, () => call(token));
      if ('value' in outcome) return outcome.value;
      const { fault } = outcome;
      switch (fault.kind) {
        case 'unauthorised':
          if (refusedToken !== undefined) throw new ReconnectRequired('the accounting system takes no token of ours');
          refusedToken = token;
          break;
        case 'withdrawn':
          throw new ReconnectRequired('the consent does not reach the company any more');
        case 'lacksScope':
          throw new ReconnectRequired('the consent does not reach what was asked for', true);
        case 'busy':
          if (attempt >= TRIES || fault.retryAfterMs > LONGEST_WAIT_MS) throw new ProviderBusy(fault.retryAfterMs);
          await this.pause(fault.retryAfterMs);
          break;
        case 'away':
          if (attempt >= TRIES) throw new ProviderUnavailable('the accounting system does not answer');
          await this.pause(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
          break;
        case 'refused':
          throw new ProviderAnswerRefused(fault.why);
      }
    }
  }

  private async attempt<Value>(
    allowances: readonly Allowance[],
    call: () => Promise<AnsweredCall<Value>>,
  ): Promise<{ readonly value: Value } | { readonly fault: CallFault }> {
    const leaves = await this.enter(allowances);
    let told: Told = {};
    try {
      const { value, remaining } = await this.within(call());
      if (remaining) told = { app: { remaining: remaining.app }, company: { remaining: remaining.company } };
      this.breaker.succeeded();
      return { value };
    } catch (error) {
      if (error instanceof ProviderAnswerRefused) throw error;
      const fault = this.judge(error);
      if (fault.kind === 'busy') told = { [fault.scope]: { closedForMs: fault.retryAfterMs } };
      if (fault.kind === 'away') this.breaker.failed();
      else this.breaker.succeeded();
      return { fault };
    } finally {
      await this.leave(leaves, told);
    }
  }

  /** Waits for a turn under every ceiling. @throws ProviderBusy when that takes too long. */
  private async enter(allowances: readonly Allowance[]): Promise<readonly (Allowance & { readonly leave: string })[]> {
    const entered: (Allowance & { readonly leave: string })[] = [];
    let waitedMs = 0;
    for (const allowance of allowances) {
      for (;;) {
        const admission = await this.surroundings.allowances.enter(allowance.bucket, allowance.ceiling, this.clock());
        if (admission.admitted) {
          entered.push({ ...allowance, leave: admission.leave });
          break;
        }
        waitedMs += admission.waitMs;
        if (waitedMs > LONGEST_WAIT_MS) {
          await this.leave(entered, {});
          throw new ProviderBusy(admission.waitMs);
        }
        await this.pause(admission.waitMs);
      }
    }
    return entered;
  }

  private async leave(entered: readonly (Allowance & { readonly leave: string })[], told: Told): Promise<void> {
    await Promise.all(
      entered.map(({ scope, bucket, ceiling, leave }) =>
        this.surroundings.allowances.leave(bucket, ceiling, leave, told[scope] ?? {}, this.clock()),
      ),
    );
  }

  private mustBeUp(): void {
    if (this.breaker.waitMs() > 0) throw new ProviderUnavailable('the accounting system was down a moment ago');
  }

  /** The SDKs wait for ever; a call that is given up may still end later, and nobody looks. */
  private async within<Value>(call: Promise<Value>): Promise<Value> {
    const timer = new AbortController();
    call.catch(() => undefined);
    const late = wait(this.timeoutMs, undefined, { signal: timer.signal }).then((): never => {
      throw new CallTooSlow('no answer in time');
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([call, late]);
    } finally {
      timer.abort();
    }
  }
}

/** To be judged as `away`. */
export class CallTooSlow extends Error {
  override readonly name = 'CallTooSlow';
}
