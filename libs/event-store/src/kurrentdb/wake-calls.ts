import { type AllStreamSubscription, END, excludeSystemEvents, type KurrentDBClient } from '@kurrent/kurrentdb-client';

const SAFETY_POLL_MS = 1_000;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;
/** A subscription that says nothing for so long may be dead without having ended. */
const LONGEST_SILENCE_MS = 30_000;

export interface WakeCallOptions {
  readonly onError: (error: Error) => void;
  readonly pollMs?: number;
  readonly longestSilenceMs?: number;
}

/**
 * Wakes its listeners when the server tells of an event, when it subscribes again (it may have missed some), and every
 * second whatever happens. What was appended is read, not taken from the subscription: that may end, fail, fall silent or
 * be dropped at any time, and none of it loses an event.
 */
export class WakeCalls {
  readonly #wakes = new Set<() => void>();
  readonly #onError: (error: Error) => void;
  readonly #pollMs: number;
  readonly #longestSilence: number;
  #subscription: AllStreamSubscription | undefined;
  #poll: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  #retryAfter = FIRST_RETRY_MS;
  #closed = false;

  constructor(
    private readonly client: KurrentDBClient,
    { onError, pollMs = SAFETY_POLL_MS, longestSilenceMs = LONGEST_SILENCE_MS }: WakeCallOptions,
  ) {
    this.#onError = onError;
    this.#pollMs = pollMs;
    this.#longestSilence = longestSilenceMs;
  }

  subscribe(wake: () => void): () => void {
    const own = (): void => wake();
    this.#wakes.add(own);
    if (!this.#poll && !this.#closed) {
      this.#poll = setInterval(this.#wakeAll, this.#pollMs).unref();
      this.#subscribe();
    }
    return () => void this.#wakes.delete(own);
  }

  close(): void {
    this.#closed = true;
    this.#wakes.clear();
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    this.#letGo();
  }

  readonly #wakeAll = (): void => {
    for (const wake of this.#wakes) wake();
  };

  #subscribe(): void {
    const subscription = this.client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    this.#subscription = subscription;
    this.#hear(subscription);
    subscription.on('confirmation', () => {
      this.#retryAfter = FIRST_RETRY_MS;
      this.#wakeAll();
    });
    subscription.on('caughtUp', () => this.#hear(subscription));
    // Taken at once, so that the server never finds this consumer too slow.
    subscription.on('data', () => {
      this.#hear(subscription);
      this.#wakeAll();
    });
    subscription.on('error', (error: Error) => {
      this.#onError(error);
      this.#subscribeLater(subscription);
    });
    for (const over of ['end', 'close'] as const) subscription.on(over, () => this.#subscribeLater(subscription));
  }

  #hear(subscription: AllStreamSubscription): void {
    if (this.#subscription !== subscription) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#subscribeLater(subscription), this.#longestSilence).unref();
  }

  #subscribeLater(broken: AllStreamSubscription): void {
    if (this.#closed || this.#subscription !== broken) return;
    this.#letGo();
    this.#retry = setTimeout(() => this.#subscribe(), this.#retryAfter).unref();
    this.#retryAfter = Math.min(this.#retryAfter * 2, LONGEST_RETRY_MS);
  }

  #letGo(): void {
    clearTimeout(this.#silence);
    const subscription = this.#subscription;
    this.#subscription = undefined;
    void subscription?.unsubscribe().catch(this.#onError);
  }
}
