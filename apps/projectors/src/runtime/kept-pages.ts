import type { LogPage, Position } from '@keelson/event-store';
import { WakeUp } from './wake-up';

/** Half of them for who runs ahead (one follower holds three: written, prepared and read), half for the first slow write. */
const MOST_PAGES = 8;
/** Whoever runs ahead waits no longer for another than so many readings of the page would take. */
const PATIENCE_IN_READINGS = 10;
const MOST_PATIENCE_MS = 5_000;
/** After a failover a log may have lost its end: what was read before it is not to be handed out long after. */
const FORGOTTEN_AFTER_MS = 5_000;

interface Kept {
  readonly page: LogPage;
  readonly next: string;
  readonly patienceMs: number;
  takenAt: number;
}

interface Standing {
  readonly place: string;
  readonly since: number;
}

const placeOf = (after: Position, limit: number): string => `${after}:${limit}`;

const patienceAfter = (readMs: number): number => Math.min(PATIENCE_IN_READINGS * readMs, MOST_PATIENCE_MS);

/**
 * Full pages of a log without holes, which stay as they are, for readers that come to them one soon after the other.
 * Whoever runs ahead waits for those close behind before a page that they come to next makes room; who stays away, or
 * stands elsewhere, is waited for by nobody.
 */
export class KeptPages<Reader extends object> {
  readonly #pages = new Map<string, Kept>();
  /** Where a reader that got a full page reads next. */
  readonly #standings = new Map<Reader, Standing>();
  readonly #taken = new WakeUp();

  constructor(
    private readonly most = MOST_PAGES,
    private readonly patience = patienceAfter,
  ) {}

  take(reader: Reader, after: Position, limit: number): LogPage | undefined {
    this.#forgetOld();
    const kept = this.#pages.get(placeOf(after, limit));
    if (!kept) {
      this.#standings.delete(reader);
      return undefined;
    }
    const now = performance.now();
    kept.takenAt = now;
    this.#standings.set(reader, { place: kept.next, since: now });
    this.#taken.wake();
    return kept.page;
  }

  page(after: Position, limit: number): LogPage | undefined {
    return this.#pages.get(placeOf(after, limit))?.page;
  }

  /** Before the page behind one that is kept is read: until one of those that are kept is waited for by nobody. */
  async room(after: Position, limit: number): Promise<void> {
    const place = placeOf(after, limit);
    if (![...this.#pages.values()].some(({ next }) => next === place)) return;
    while (this.#pages.size >= this.most && !this.#unawaited())
      await this.#taken.wait(this.#taken.ticket, this.#patienceLeft());
  }

  /** Keeps a page that can never be another, one that is full and has every position, where there is room. */
  keep(after: Position, limit: number, page: LogPage, readMs: number): void {
    const { events } = page;
    if (events.length !== limit || events[0]?.position !== after + 1 || events.at(-1)?.position !== after + limit)
      return;
    const unawaited = this.#unawaited();
    if (this.#pages.size >= this.most && unawaited) this.#pages.delete(unawaited);
    if (this.#pages.size >= this.most) return;
    const next = placeOf(after + limit, limit);
    const patienceMs = this.patience(readMs);
    this.#pages.set(placeOf(after, limit), { page, next, patienceMs, takenAt: performance.now() });
  }

  forget(): void {
    this.#pages.clear();
    this.#standings.clear();
    this.#taken.wake();
  }

  /** The oldest page that nobody comes to. */
  #unawaited(): string | undefined {
    const awaited = this.#awaited();
    return [...this.#pages.keys()].find((place) => !awaited.has(place));
  }

  #awaited(): ReadonlySet<string> {
    const awaited = new Set<string>();
    for (const [reader, standing] of this.#standings) {
      const left = this.#patienceWith(standing);
      if (left === undefined) continue;
      if (left <= 0) this.#standings.delete(reader);
      else for (let at = standing.place; this.#pages.has(at); at = this.#pages.get(at)?.next ?? '') awaited.add(at);
    }
    return awaited;
  }

  /** `undefined` where the reader comes to no page that is kept. */
  #patienceWith({ place, since }: Standing): number | undefined {
    const kept = this.#pages.get(place);
    return kept && since + kept.patienceMs - performance.now();
  }

  #patienceLeft(): number {
    return Math.min(...[...this.#standings.values()].map((each) => this.#patienceWith(each) ?? Infinity));
  }

  #forgetOld(): void {
    const before = performance.now() - FORGOTTEN_AFTER_MS;
    for (const [place, { takenAt }] of this.#pages) if (takenAt < before) this.#pages.delete(place);
  }
}
