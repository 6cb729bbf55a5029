import { isOverwriting } from '../client/api-problem';
import { awaitBeforeLeaving, savesUnderWay } from '../client/pending-saves';
import type { Entries } from './draft-entries';
import type { DraftPort } from './draft-keeper';

type Change = (entries: Entries) => Entries;

/** So often another device may come first before a save is given up; the next one brings what it had. */
const TRIES = 4;

/**
 * Entries that several pages and devices write into, each its own part. Where another one was faster, what it kept stays,
 * and the change is made again upon that: nobody has to choose between the two.
 */
export class KeptEntries {
  #known: { readonly entries: Entries; readonly version: number } | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly port: Pick<DraftPort, 'read' | 'save'>) {}

  /** What is kept now; nothing where it cannot be read. */
  async read(): Promise<Entries> {
    await savesUnderWay();
    return (await this.#read().catch(() => undefined))?.entries ?? [];
  }

  /**
   * Changes go one after the other.
   * @param change makes the entries to keep out of those that are kept; it may be called several times
   * @param outlivesPage the page goes: only what fits into one request is done
   * @returns whether it is kept
   */
  change(change: Change, outlivesPage = false): Promise<boolean> {
    const saved = this.#queue.then(() => this.#save(change, outlivesPage)).catch(() => false);
    this.#queue = saved;
    awaitBeforeLeaving(saved);
    return saved;
  }

  async #save(change: Change, outlivesPage: boolean): Promise<boolean> {
    for (let left = TRIES; left > 0; left -= 1) {
      const { entries, version } = this.#known ?? (await this.#read());
      const changed = change(entries);
      if (JSON.stringify(changed) === JSON.stringify(entries)) return true;
      try {
        this.#known = { entries: changed, version: await this.port.save(changed, version, outlivesPage) };
        return true;
      } catch (problem) {
        this.#known = undefined;
        if (!isOverwriting(problem)) throw problem;
      }
    }
    return false;
  }

  async #read() {
    const { entries, version } = await this.port.read();
    this.#known = { entries, version };
    return this.#known;
  }
}
