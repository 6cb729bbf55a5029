import type { StoredEvent } from '@keelson/event-store';
import type { EventFeed } from '../event-feed';
import type { Bench } from './bench';
import type { LedgerEvent } from './ledger';

export type Random = () => number;

/** Mulberry32: the same seed gives the same history. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Appends to ledgers for ever: each call some more events to some of the streams, one in thirty closes its ledger. */
export class History {
  readonly #ledgers: { version: number; open: boolean }[];

  constructor(
    private readonly bench: Pick<Bench, 'append'>,
    private readonly random: Random,
    streams: number,
  ) {
    this.#ledgers = Array.from({ length: streams }, () => ({ version: 0, open: false }));
  }

  async append(appends: number): Promise<void> {
    const chosen = new Set(Array.from({ length: appends }, () => Math.floor(this.random() * this.#ledgers.length)));
    await Promise.all([...chosen].map((index) => this.#appendTo(index)));
  }

  async #appendTo(index: number): Promise<void> {
    const ledger = this.#ledgers[index];
    if (!ledger) return;
    const events = Array.from({ length: 1 + Math.floor(this.random() * 3) }, () => this.#next(ledger, index));
    const before = ledger.version;
    ledger.version += events.length;
    await this.bench.append(`ledger-${index}`, before, events);
  }

  #next(ledger: { open: boolean }, index: number): LedgerEvent {
    if (!ledger.open) {
      ledger.open = true;
      return { type: 'ledger.opened.v1', data: { name: `Ledger ${index}` } };
    }
    if (this.random() < 1 / 30) {
      ledger.open = false;
      return { type: 'ledger.closed.v1', data: {} };
    }
    return { type: 'ledger.credited.v1', data: { amount: Math.floor(this.random() * 100) } };
  }
}

/** Delivers every event one to five times, in windows out of order, and now and then loses some. */
export function carelessFeed(store: EventFeed, random: Random): EventFeed {
  const shuffled = (events: readonly StoredEvent[]) =>
    events
      .map((event) => ({ event, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ event }) => event);
  return {
    onAppended: (wake) => store.onAppended(wake),
    async readAll(afterPosition, limit) {
      const from = Math.max(0, afterPosition - Math.floor(random() * 50));
      const { events, checkpoint } = await store.readAll(from, limit);
      const lossy = random() < 0.3 ? events.filter(() => random() < 0.8) : events;
      const doubled = lossy.flatMap((event) => Array.from({ length: 1 + Math.floor(random() * 5) }, () => event));
      return { events: shuffled(doubled), checkpoint };
    },
  };
}
