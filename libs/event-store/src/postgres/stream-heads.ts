const MOST_STREAMS = 20_000;

interface StreamHead {
  readonly version: number;
  readonly hash: string;
}

/**
 * Hashes of recently seen streams' last events, so that an append seldom asks for its predecessor. It cannot be wrong:
 * the hash of a version never changes, and an entry serves only an append that expects that very version.
 */
export class StreamHeads {
  readonly #heads = new Map<string, StreamHead>();

  hashAt(streamId: string, version: number): string | undefined {
    const head = this.#heads.get(streamId);
    return head?.version === version ? head.hash : undefined;
  }

  seen(streamId: string, version: number, hash: string): void {
    const known = this.#heads.get(streamId);
    if (known && known.version > version) return;
    this.#heads.delete(streamId);
    this.#heads.set(streamId, { version, hash });
    const oldest = this.#heads.keys().next();
    if (this.#heads.size > MOST_STREAMS && !oldest.done) this.#heads.delete(oldest.value);
  }
}
