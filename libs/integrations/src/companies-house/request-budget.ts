import type { Clock } from '@keelson/kernel';

export interface BudgetSize {
  readonly requests: number;
  readonly withinMs: number;
}

/** Counts requests over a moving window, so that a provider's ceiling is never met. */
export class RequestBudget {
  private readonly spent: number[] = [];
  private closedUntil = 0;

  constructor(
    private readonly size: BudgetSize,
    private readonly clock: Clock,
  ) {}

  /** Takes one. @returns 0, or the seconds until there is one again. */
  take(): number {
    const now = this.clock().getTime();
    while (this.spent[0] !== undefined && this.spent[0] <= now - this.size.withinMs) this.spent.shift();
    const [oldest = now] = this.spent;
    const freeAt = this.spent.length < this.size.requests ? now : oldest + this.size.withinMs;
    const wait = Math.max(freeAt, this.closedUntil) - now;
    if (wait > 0) return Math.ceil(wait / 1000);
    this.spent.push(now);
    return 0;
  }

  /** The provider itself says that it was too much. */
  close(seconds: number): void {
    this.closedUntil = this.clock().getTime() + seconds * 1000;
  }
}
