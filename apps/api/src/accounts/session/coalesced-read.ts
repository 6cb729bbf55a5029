/**
 * One read for all who ask at a time. A read shows what happened before it began, so whoever asks while one is under
 * way waits for the next, which begins after they asked.
 */
export class CoalescedRead {
  private current: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly read: () => Promise<void>) {}

  /** Resolves after a read that began no sooner than now; rejects as it did. */
  fresh(): Promise<void> {
    if (!this.current) {
      this.current = this.read().finally(() => {
        this.current = undefined;
      });
      return this.current;
    }
    this.next ??= this.current
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.fresh();
      });
    return this.next;
  }
}
