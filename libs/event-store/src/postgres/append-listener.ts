import pg from 'pg';
import { clientConfig, type Connecting } from './connections';

const SAFETY_POLL_MS = 1_000;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;

/**
 * Wakes its subscribers on a notification of any appender, when it connects again (it may have missed some), and every
 * second whatever happens. Connects with the first subscriber.
 */
export class AppendListener {
  readonly #wakes = new Set<() => void>();
  #client: pg.Client | undefined;
  #poll: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retryAfter = FIRST_RETRY_MS;
  #closed = false;

  constructor(
    private readonly connecting: Connecting,
    private readonly pollMs = SAFETY_POLL_MS,
  ) {}

  subscribe(wake: () => void): () => void {
    const own = (): void => wake();
    this.#wakes.add(own);
    if (!this.#poll && !this.#closed) {
      this.#poll = setInterval(this.#wakeAll, this.pollMs).unref();
      void this.#connect();
    }
    return () => void this.#wakes.delete(own);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wakes.clear();
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    await this.#client?.end().catch(this.connecting.onError);
  }

  readonly #wakeAll = (): void => {
    for (const wake of this.#wakes) wake();
  };

  async #connect(): Promise<void> {
    const client = new pg.Client(clientConfig(this.connecting, 'listener'));
    this.#client = client;
    client.on('error', this.connecting.onError);
    client.on('notification', this.#wakeAll);
    client.once('end', () => this.#connectLater(client));
    try {
      await client.connect();
      await client.query('LISTEN event_store_appended');
      this.#retryAfter = FIRST_RETRY_MS;
      this.#wakeAll();
    } catch (error) {
      this.connecting.onError(error instanceof Error ? error : new Error(String(error)));
      await client.end().catch(this.connecting.onError);
      this.#connectLater(client);
    }
  }

  #connectLater(broken: pg.Client): void {
    if (this.#closed || this.#client !== broken) return;
    this.#client = undefined;
    this.#retry = setTimeout(() => void this.#connect(), this.#retryAfter).unref();
    this.#retryAfter = Math.min(this.#retryAfter * 2, LONGEST_RETRY_MS);
  }
}
