/** A number of requests within a time. */
export interface Window {
  readonly name: string;
  readonly requests: number;
  readonly withinMs: number;
}

export interface LimitsSettings {
  readonly concurrent: number;
  readonly windows: readonly Window[];
}

export interface Taken {
  /** The limit that is broken, and the seconds until it is not. */
  readonly refused?: { readonly problem: string; readonly retryAfter: number };
  readonly remaining: Readonly<Record<string, number>>;
}

const CONCURRENT = 'Concurrent';

/** Counts the requests under one key, in windows that begin with the first request, and how many are under way. */
export class RequestLimits {
  private readonly windows = new Map<string, { startedAt: number; taken: number }>();
  private readonly underWay = new Map<string, number>();
  breaches: Readonly<Record<string, number>> = {};
  isLifted = false;

  constructor(
    private readonly settings: LimitsSettings,
    private readonly now: () => number,
  ) {}

  /** Every taken request must be ended, refused ones too. */
  take(key: string): Taken {
    const underWay = (this.underWay.get(key) ?? 0) + 1;
    this.underWay.set(key, underWay);
    const remaining: Record<string, number> = {};
    let refused: Taken['refused'];
    for (const window of this.settings.windows) {
      const { left, waitMs } = this.count(key, window);
      remaining[window.name] = Math.max(0, left);
      if (left < 0) refused ??= { problem: window.name, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    if (underWay > this.settings.concurrent) refused ??= { problem: CONCURRENT, retryAfter: 1 };
    if (refused === undefined || this.isLifted) return { remaining };
    this.breaches = { ...this.breaches, [refused.problem]: (this.breaches[refused.problem] ?? 0) + 1 };
    return { refused, remaining };
  }

  end(key: string): void {
    this.underWay.set(key, Math.max(0, (this.underWay.get(key) ?? 0) - 1));
  }

  reset(): void {
    this.windows.clear();
    this.breaches = {};
  }

  private count(key: string, { name, requests, withinMs }: Window): { left: number; waitMs: number } {
    const time = this.now();
    const id = `${key} ${name}`;
    const known = this.windows.get(id);
    const window = known === undefined || time - known.startedAt >= withinMs ? { startedAt: time, taken: 0 } : known;
    this.windows.set(id, window);
    // A refused request does not lengthen the wait.
    if (window.taken > requests) return { left: -1, waitMs: window.startedAt + withinMs - time };
    window.taken += 1;
    return { left: requests - window.taken, waitMs: window.startedAt + withinMs - time };
  }
}
