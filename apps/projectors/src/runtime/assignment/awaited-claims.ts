import type { Checkpoints } from '../checkpoints';
import type { WakeUp } from '../wake-up';

export interface AwaitedClaimsParts {
  readonly checkpoints: Pick<Checkpoints, 'free'>;
  /** Woken when one that is waited for is free. */
  readonly freed: WakeUp;
  readonly pollMs: number;
  readonly pause: (ms: number) => Promise<void>;
}

const LOOKS_A_POLL = 10;

/** Claims that this process is to have and another still holds: one look for all, often, since it lasts for a batch. */
export class AwaitedClaims {
  readonly #names = new Set<string>();
  #looking = false;

  constructor(private readonly parts: AwaitedClaimsParts) {}

  /** Returns when it may be free. */
  async wait(name: string): Promise<void> {
    const { freed, pollMs } = this.parts;
    const { ticket } = freed;
    this.#names.add(name);
    if (!this.#looking) void this.#look();
    await freed.wait(ticket, pollMs);
    this.#names.delete(name);
  }

  async #look(): Promise<void> {
    const { checkpoints, freed, pollMs, pause } = this.parts;
    this.#looking = true;
    while (this.#names.size > 0) {
      await pause(pollMs / LOOKS_A_POLL);
      // An outage is told of by the subscriptions themselves.
      const free = await checkpoints.free([...this.#names]).catch(() => []);
      if (free.length > 0) freed.wake();
    }
    this.#looking = false;
  }
}
