import type { Clock } from '@keelson/kernel';

export interface BreakerSettings {
  /** Failures in a row after which nobody is asked any more. */
  readonly failures: number;
  /** For how long; then one call tries. */
  readonly restMs: number;
}

/** Spares a provider that is down, and those who would wait for it. */
export class CircuitBreaker {
  private failures = 0;
  private closedUntil = 0;

  constructor(
    private readonly settings: BreakerSettings,
    private readonly clock: Clock,
  ) {}

  /** Milliseconds until it is worth asking; 0 for now. The one who is let through after a rest holds the others back. */
  waitMs(): number {
    const now = this.clock().getTime();
    if (this.failures < this.settings.failures) return 0;
    if (now < this.closedUntil) return this.closedUntil - now;
    this.closedUntil = now + this.settings.restMs;
    return 0;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= this.settings.failures) this.closedUntil = this.clock().getTime() + this.settings.restMs;
  }
}
