/**
 * A look that all who ask meanwhile share. It shows what happened before it began, so whoever asks while one is taken
 * waits for the next, which begins after they asked.
 */
export class SharedLook {
  private current: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly look: () => Promise<void>) {}

  /** Resolves after a look that began no sooner than now; rejects as it did. */
  taken(): Promise<void> {
    if (!this.current) {
      this.current = this.look().finally(() => {
        this.current = undefined;
      });
      return this.current;
    }
    this.next ??= this.current
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.taken();
      });
    return this.next;
  }
}
