import { randomUUID } from 'node:crypto';

export interface FakeEvent {
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  /** Where its record begins in the transaction file: ordered, with gaps. */
  readonly position: number;
  readonly metadata: readonly (readonly [string, string])[];
  readonly customMetadata: Uint8Array;
  readonly data: Uint8Array;
}

export type ProposedEvent = Pick<FakeEvent, 'id' | 'metadata' | 'customMetadata' | 'data'>;

export type FakeAppend =
  | { readonly kind: 'written' | 'idempotent'; readonly last: FakeEvent }
  /** -1 for a stream that does not exist. */
  | { readonly kind: 'wrong-revision'; readonly current: number };

/** What the server keeps, with its rules for expected revisions: a write that is there already is answered as written. */
export class FakeLog {
  readonly all: FakeEvent[] = [];
  readonly #streams = new Map<string, FakeEvent[]>();
  readonly #truncated = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  /** The server's own records stand between those of its users. */
  #end = 0;

  constructor() {
    this.#write('$scavenges', { id: randomUUID(), metadata: [], customMetadata: bytes(''), data: bytes('') });
  }

  stream(streamId: string): readonly FakeEvent[] {
    return this.#streams.get(streamId) ?? [];
  }

  /** @param expected -1 for no stream */
  append(streamId: string, expected: number, proposed: readonly ProposedEvent[]): FakeAppend {
    const stream = this.stream(streamId);
    const current = stream.length - 1;
    if (current !== expected) {
      const there = stream.slice(expected + 1, expected + 1 + proposed.length);
      const last = there.at(-1);
      const same = there.length === proposed.length && there.every(({ id }, index) => id === proposed[index]?.id);
      return same && last ? { kind: 'idempotent', last } : { kind: 'wrong-revision', current };
    }
    const written = proposed.map((each) => this.#write(streamId, each));
    const last = written.at(-1);
    if (!last) throw new RangeError('nothing to append');
    for (const listener of this.#listeners) listener();
    return { kind: 'written', last };
  }

  /** Reads no longer give what stands before a revision, as after a scavenge. */
  truncate(streamId: string, before: number): void {
    this.#truncated.set(streamId, before);
  }

  isGone({ streamId, revision }: FakeEvent): boolean {
    return revision < (this.#truncated.get(streamId) ?? 0);
  }

  onWritten(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #write(streamId: string, proposed: ProposedEvent): FakeEvent {
    const stream = this.#streams.get(streamId) ?? [];
    this.#streams.set(streamId, stream);
    const event = { ...proposed, streamId, revision: stream.length, position: this.#end };
    this.#end += 100 + proposed.data.length + proposed.customMetadata.length;
    stream.push(event);
    this.all.push(event);
    return event;
  }
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
