import type { AppendOutcome } from '../port';

/** Within a burst nobody waits longer for news of what is written. */
const EVERY_MS = 5;

type Outcomes = (AppendOutcome | undefined)[];

/**
 * When those who wait for events are told of appends: in a burst of batches every few milliseconds, and at its end. A
 * commit that tells takes a lock of the whole server and holds it through its flush.
 */
export class BurstNotices {
  /** Something may be written that nobody was told of. */
  #owed = false;
  #toldAt = -Infinity;
  #telling: Promise<void> = Promise.resolve();

  /** @param tell gives a notice by itself; a failure is its own to report */
  constructor(
    private readonly tell: () => Promise<void>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param last whether nothing is written beside it and nothing follows: then nobody else would tell of it */
  async around(last: boolean, write: (tells: boolean) => Promise<Outcomes>): Promise<Outcomes> {
    const tells = last || this.now() - this.#toldAt >= EVERY_MS;
    const owedBefore = this.#owed;
    if (tells) {
      this.#toldAt = this.now();
      // It stands for all that was written before it was sent. What is still being written may be committed after it.
      this.#owed = false;
    }
    try {
      const outcomes = await write(tells);
      const written = outcomes.some((outcome) => outcome?.kind === 'appended');
      if (written ? !tells : tells && owedBefore) this.#owed = true;
      return outcomes;
    } catch (error) {
      this.#owed = true;
      throw error;
    }
  }

  /** Nothing is written and nothing waits to be. */
  atRest(): void {
    if (!this.#owed) return;
    this.#owed = false;
    this.#telling = this.tell();
  }

  /** After the notice that is being given. */
  async close(): Promise<void> {
    await this.#telling;
  }
}
