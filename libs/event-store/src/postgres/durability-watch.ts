import { EventStoreUnavailable } from '../port';
import { DurabilityOff } from './durability';

const EVERY_MS = 3_600_000;
/** While appends are refused somebody waits for the settings to be mended; and an outage passes. */
const AFTER_FAILURE_MS = 10_000;

/**
 * Looks at the server's settings now and then: they can be changed, and connections opened anew, under a process that
 * runs. While a committed append would not be durable, none is taken.
 */
export class DurabilityWatch {
  #timer: NodeJS.Timeout | undefined;
  #fault: DurabilityOff | undefined;
  #stopped = false;

  /** @param look rejects with `DurabilityOff`, or for an outage, which says nothing of the settings */
  constructor(
    private readonly look: () => Promise<void>,
    private readonly onError: (error: Error) => void,
  ) {}

  /** @throws DurabilityOff, EventStoreUnavailable */
  async check(): Promise<void> {
    try {
      await this.look();
      this.#fault = undefined;
      this.#checkAgainIn(EVERY_MS);
    } catch (error) {
      if (error instanceof DurabilityOff) this.#fault = error;
      this.#checkAgainIn(AFTER_FAILURE_MS);
      throw error;
    }
  }

  /** @throws EventStoreUnavailable while the settings are wrong. */
  assertDurable(): void {
    if (this.#fault) throw new EventStoreUnavailable(this.#fault.message, { cause: this.#fault });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #checkAgainIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const report = (error: unknown): void => this.onError(error instanceof Error ? error : new Error(String(error)));
    this.#timer = setTimeout(() => void this.check().catch(report), ms).unref();
  }
}
