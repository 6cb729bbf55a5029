export interface GatherTimes {
  /** The first refetch after a rest waits a random part of this, so that not every browser asks in one moment. */
  readonly spreadMs: number;
  /** Between two refetches, and at most half as much again. */
  readonly gapMs: number;
}

const TIMES: GatherTimes = { spreadMs: 250, gapMs: 1_500 };

/** Gathers what changed and hands it over in few portions, however many messages come. */
export class GatheredRefetch<Thing> {
  private readonly things = new Set<Thing>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private notBefore = 0;

  constructor(
    private readonly refetch: (things: readonly Thing[]) => void,
    private readonly times: GatherTimes = TIMES,
  ) {}

  add(things: readonly Thing[]): void {
    for (const each of things) this.things.add(each);
    if (this.things.size === 0) return;
    this.timer ??= setTimeout(() => this.hand(), this.delay());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.things.clear();
  }

  private delay(): number {
    const spread = Math.random() * this.times.spreadMs;
    return Math.max(spread, this.notBefore - performance.now());
  }

  private hand(): void {
    this.timer = undefined;
    const portion = [...this.things];
    this.things.clear();
    this.notBefore = performance.now() + this.times.gapMs * (1 + Math.random() / 2);
    this.refetch(portion);
  }
}
