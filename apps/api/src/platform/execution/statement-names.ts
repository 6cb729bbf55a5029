const MOST_NAMES = 100;
/** Texts that were asked once, among which those are that come again. */
const MOST_SEEN = 1_000;

/**
 * Names for statements that come again and again, so that the server parses each once for a connection. What is asked
 * once has none, since every name is kept by every connection; nor has what comes after there are enough.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly seen = new Set<string>();
  private generation = 0;

  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST_NAMES) return known;
    if (!this.seen.delete(text)) {
      if (this.seen.size >= MOST_SEEN) this.seen.clear();
      this.seen.add(text);
      return undefined;
    }
    const name = `read-${this.generation}-${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** From here on the same texts are parsed anew, under other names. */
  forget(): void {
    this.generation += 1;
    this.names.clear();
  }
}
