/** A time that can stand still. It runs from the start. */
export class Countdown {
  private spent = 0;
  private since: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly ms: number,
    private readonly over: () => void,
  ) {
    this.resume();
  }

  get spentMs(): number {
    return this.spent + (this.since === undefined ? 0 : performance.now() - this.since);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.spent = this.spentMs;
    this.since = undefined;
  }

  resume(): void {
    if (this.stopped || this.since !== undefined) return;
    this.since = performance.now();
    this.timer = setTimeout(this.over, Math.max(0, this.ms - this.spent)).unref();
  }

  /** For good. */
  stop(): void {
    this.pause();
    this.stopped = true;
  }
}
