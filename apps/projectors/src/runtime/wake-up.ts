/** Lets loops sleep until something happens. A wake that comes before the wait begins is not lost. */
export class WakeUp {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  /** Take it before looking for work, and hand it to `wait`. */
  get ticket(): number {
    return this.#count;
  }

  wake(): void {
    this.#count += 1;
    for (const resume of [...this.#waiting]) resume();
  }

  /** Returns at the next wake, at once when one came since the ticket, or when the time is over, if one is given. */
  wait(ticket: number, longestMs?: number): Promise<void> {
    if (ticket !== this.#count) return Promise.resolve();
    return new Promise((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        this.#waiting.delete(resume);
        resolve();
      };
      const timer = longestMs === undefined ? undefined : setTimeout(resume, longestMs);
      this.#waiting.add(resume);
    });
  }
}
