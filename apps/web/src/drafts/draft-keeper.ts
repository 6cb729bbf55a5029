import { isOverwriting, problemText, SOMETHING_WENT_WRONG } from '../client/api-problem';
import { awaitBeforeLeaving, savesUnderWay } from '../client/pending-saves';
import { isLikelyToPass } from './draft-failures';
import type { Entries } from './draft-entries';

/** What was typed earlier, or on another device. */
export interface KeptInput {
  readonly entries: Entries;
  readonly savedAt: string | null;
  /** 0 where nothing is kept. */
  readonly version: number;
}

/** Where the draft of one form is kept. Each call rejects with the API's problem. */
export interface DraftPort {
  read(): Promise<KeptInput>;
  /** Answers with the new version; what others wrote since the given one is not overwritten. */
  save(entries: Entries, version: number | undefined, outlivesPage: boolean): Promise<number>;
  discard(): Promise<void>;
}

export interface DraftState {
  /** Whether it is known if something waits; an outage counts as nothing. */
  readonly loaded: boolean;
  /** What the form goes on with. */
  readonly found: KeptInput | undefined;
  /** What another device kept meanwhile: nothing is saved until it is said which of the two counts. */
  readonly newer: KeptInput | undefined;
  readonly saving: 'none' | 'waiting' | 'saved' | 'offline' | 'refused';
  /** Why it is refused. */
  readonly refusal: string | undefined;
}

const NOTHING: DraftState = { loaded: false, found: undefined, newer: undefined, saving: 'none', refusal: undefined };

const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
/** Characters: browsers send little for a page that is gone. */
const MOST_WHEN_LEAVING = 50_000;

/** The same for the same input, in whatever order. */
const textOf = (entries: Entries): string =>
  JSON.stringify([...entries].sort((one, other) => (one.field < other.field ? -1 : 1)));

/** Saves what is typed a moment after the last key, one save at a time, and at once when the page is left. */
export class DraftKeeper {
  #state = NOTHING;
  readonly #listeners = new Set<() => void>();
  #version = 0;
  /** What was given last: the same again is no change. */
  #given = textOf([]);
  #unsaved: Entries | undefined;
  /** Sent without an answer: it may stand at the API. */
  #unanswered: string | undefined;
  #saving: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | undefined;
  #retryMs = RETRY_MS;
  #closed = false;

  constructor(private readonly port: DraftPort) {}

  get state(): DraftState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Reads what waits. */
  async open(): Promise<void> {
    this.#closed = false;
    await savesUnderWay();
    const read = await this.port.read().catch(() => undefined);
    this.#version = read?.version ?? 0;
    const found = read && read.entries.length > 0 ? read : undefined;
    if (found) this.#given = textOf(found.entries);
    this.#become({ loaded: true, found });
  }

  /** Whether what was typed would be lost with the page. */
  get isLosing(): boolean {
    const { saving, newer } = this.#state;
    const isStuck = saving === 'offline' || saving === 'refused' || newer !== undefined;
    return this.#unsaved !== undefined && (isStuck || this.#given.length > MOST_WHEN_LEAVING);
  }

  change(entries: Entries): void {
    const text = textOf(entries);
    if (text === this.#given) return;
    this.#given = text;
    this.#unsaved = entries;
    if (this.#state.newer) return;
    if (entries.length === 0 && this.#version === 0 && !this.#saving) {
      this.settle();
      return;
    }
    this.#become({ saving: 'waiting', refusal: undefined });
    this.#waitingSince ??= Date.now();
    const left = this.#waitingSince + LONGEST_PAUSE_MS - Date.now();
    this.#wake(Math.max(0, Math.min(PAUSE_MS, left)));
  }

  /** True once everything that was typed is kept. */
  flush = async (leaving = false): Promise<boolean> => {
    clearTimeout(this.#timer);
    if (leaving && this.#saving && this.#unsaved) await this.#saveBlindly(this.#unsaved);
    this.#saving ??= this.#save(leaving).finally(() => {
      this.#saving = undefined;
    });
    awaitBeforeLeaving(this.#saving);
    await this.#saving;
    return this.#unsaved === undefined;
  };

  /** What the other device kept counts. */
  takeNewer(): void {
    const { newer } = this.#state;
    if (!newer) return;
    this.#rest(newer);
    this.#become({ newer: undefined, found: newer, saving: 'saved' });
  }

  /** What stands on this page counts. */
  keepOwn(): void {
    this.#version = this.#state.newer?.version ?? this.#version;
    this.#become({ newer: undefined, saving: 'waiting' });
    void this.flush();
  }

  /** @throws ApiProblem where it could not be forgotten; then nothing changes. */
  async startAgain(): Promise<void> {
    const unsaved = this.#unsaved;
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    try {
      await this.#saving;
      await this.port.discard();
    } catch (problem) {
      this.#unsaved ??= unsaved;
      throw problem;
    }
    this.settle();
  }

  /** The form was sent: the API has forgotten the draft. */
  settle(): void {
    this.#rest({ version: 0 });
    this.#become({ found: undefined, newer: undefined, saving: 'none', refusal: undefined });
  }

  /** Nothing is tried again once nobody looks at it. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.flush();
  }

  /** What was refused for want of a network may pass now. */
  retry = (): void => {
    if (this.#state.saving === 'offline') void this.flush();
  };

  #rest({ version, entries }: { readonly version: number; readonly entries?: Entries }): void {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#waitingSince = undefined;
    this.#version = version;
    if (entries) this.#given = textOf(entries);
  }

  #wake(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #save(leaving: boolean): Promise<void> {
    while (this.#unsaved && !this.#state.newer) {
      const entries = this.#unsaved;
      this.#waitingSince = undefined;
      try {
        await this.#saveOnce(entries, leaving);
        this.#retryMs = RETRY_MS;
      } catch (problem) {
        this.#fail(problem);
        return;
      }
    }
  }

  async #saveOnce(entries: Entries, leaving: boolean): Promise<void> {
    const empty = entries.length === 0 && this.#version === 0;
    try {
      if (!empty) this.#version = Math.max(this.#version, await this.port.save(entries, this.#version, leaving));
      this.#unanswered = undefined;
      this.#saved(entries);
    } catch (problem) {
      if (!isOverwriting(problem)) {
        this.#unanswered = textOf(entries);
        throw problem;
      }
      await this.#meetNewer(entries);
    }
  }

  #saved(entries: Entries): void {
    // A later change, or the end of the draft, came while this one was sent.
    if (this.#unsaved !== entries) return;
    this.#unsaved = undefined;
    this.#become({ saving: entries.length === 0 ? 'none' : 'saved' });
  }

  /** Another device wrote meanwhile, or this one did and never heard. */
  async #meetNewer(entries: Entries): Promise<void> {
    const newer = await this.port.read();
    if (this.#unsaved === undefined) return;
    const text = textOf(newer.entries);
    if (newer.entries.length === 0 || text === this.#unanswered || text === textOf(entries)) {
      this.#version = newer.version;
      if (text === textOf(entries)) this.#saved(entries);
    } else {
      this.#become({ newer });
    }
  }

  /** The page goes while a save is under way, whose answer will not be heard: there is no version to compare. */
  async #saveBlindly(entries: Entries): Promise<void> {
    const saving = this.port.save(entries, undefined, true).catch(() => undefined);
    awaitBeforeLeaving(saving);
    const version = await saving;
    if (version === undefined) return;
    this.#version = Math.max(this.#version, version);
    this.#saved(entries);
  }

  #fail(problem: unknown): void {
    if (this.#unsaved === undefined) return;
    if (!isLikelyToPass(problem)) {
      this.#become({ saving: 'refused', refusal: problemText(problem, SOMETHING_WENT_WRONG) });
      return;
    }
    this.#become({ saving: 'offline' });
    if (!this.#closed) this.#wake(this.#retryMs);
    this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS);
  }

  #become(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
