import { randomBytes } from 'node:crypto';
import type { Fields } from './entry-view';

export interface KeptEntry {
  readonly id: number;
  readonly documentId: string;
  readonly fields: Fields;
  readonly published: boolean;
}

/** The entries of all content types. Publishing writes a new row, so that an entry's id grows while its document stays. */
export class KeptEntries {
  readonly #entries = new Map<string, KeptEntry[]>();
  #lastId = 0;

  of(type: string): readonly KeptEntry[] {
    return this.#entries.get(type) ?? [];
  }

  add(type: string, fields: Fields, published = true): KeptEntry {
    this.#lastId += 1;
    const documentId = randomBytes(16).toString('hex').slice(0, 24);
    const entry = { id: this.#lastId, documentId, fields, published };
    this.#entries.set(type, [...this.of(type), entry]);
    return entry;
  }

  /** Changes an entry and publishes it again. @throws Error when there is none. */
  change(type: string, documentId: string, fields: Fields, published = true): KeptEntry {
    const entry = this.of(type).find((each) => each.documentId === documentId);
    if (entry === undefined) throw new Error(`no such entry of ${type}`);
    this.#lastId += 1;
    const changed = { ...entry, id: this.#lastId, fields: { ...entry.fields, ...fields }, published };
    this.#entries.set(
      type,
      this.of(type).map((each) => (each === entry ? changed : each)),
    );
    return changed;
  }

  clear(type: string): void {
    this.#entries.delete(type);
  }
}
