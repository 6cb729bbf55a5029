import type { Clock } from '@keelson/kernel';

export interface BreakerSettings {
  /** Failures in a row after which nobody is asked any more. */
  readonly failures: number;
  /** For how long; then one call tries. */
  readonly restMs: number;
}

/** The usual patience with a provider. */
export const PROVIDER_BREAKER: BreakerSettings = { failures: 6, restMs: 10_000 };

/** `open`: nobody is asked; `half-open`: the next call, or one under way, finds out whether it is up again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Spares a provider that is down, and those who would wait for it. One for each provider and process. */
export class CircuitBreaker {
  private failures = 0;
  /** When the first of them came. */
  private failingSince = 0;
  private closedUntil = 0;
  private trying = false;

  constructor(
    private readonly settings: BreakerSettings,
    private readonly clock: Clock,
  ) {}

  get state(): BreakerState {
    if (this.failures < this.settings.failures) return 'closed';
    return this.trying || this.clock().getTime() >= this.closedUntil ? 'half-open' : 'open';
  }

  /** Since when it has failed and when it is tried again, while it is spared. */
  get away(): { readonly since: Date; readonly nextTry: Date } | undefined {
    if (this.failures < this.settings.failures) return undefined;
    return { since: new Date(this.failingSince), nextTry: new Date(this.closedUntil) };
  }

  /** Milliseconds until it is worth asking; 0 for now. The one who is let through after a rest holds the others back. */
  waitMs(): number {
    const now = this.clock().getTime();
    if (this.failures < this.settings.failures) return 0;
    if (now < this.closedUntil) return this.closedUntil - now;
    this.closedUntil = now + this.settings.restMs;
    this.trying = true;
    return 0;
  }

  succeeded(): void {
    this.failures = 0;
    this.trying = false;
  }

  failed(): void {
    const now = this.clock().getTime();
    if (this.failures === 0) this.failingSince = now;
    this.failures += 1;
    this.trying = false;
    if (this.failures >= this.settings.failures) this.closedUntil = now + this.settings.restMs;
  }
}
