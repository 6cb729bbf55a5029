const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const TAB = 9;
const PAGE_BYTES = 64 * 1024;

/** Makes a row of the bytes of a line, from `from` until before `to`, where its end begins. They stay as they are. */
export type RowOfLine<Row> = (page: Buffer, from: number, to: number) => Row;

/**
 * Keeps lines of `COPY … TO STDOUT` out of the heap, many on one page: thousands of rows live until they are folded and
 * written, and moving their texts from one part of the heap to another was more than half the work of reading them.
 */
export class LinePages {
  #page = Buffer.alloc(0);
  #used = 0;

  /** @param line with its end, in memory that the driver uses again */
  add<Row>(line: Buffer, rowOf: RowOfLine<Row>): Row {
    if (this.#used + line.length > this.#page.length) {
      this.#page = Buffer.allocUnsafeSlow(Math.max(PAGE_BYTES, line.length));
      this.#used = 0;
    }
    const from = this.#used;
    this.#page.set(line, from);
    this.#used += line.length;
    return rowOf(this.#page, from, this.#used - 1);
  }
}

/** Where the column after the next `columns` ones begins. A tab within a value is written otherwise. */
export function behindColumns(page: Buffer, from: number, columns: number): number {
  let at = from;
  for (let left = columns; left > 0; at += 1) if (page[at] === TAB || at === page.length) left -= 1;
  return at;
}

/** Where the column that begins at `from` ends: faster than looking at each byte where it is long. */
export const endOfLong = (page: Buffer, from: number): number => page.indexOf(TAB, from);

/** The texts of whole columns. Values that are NULL are not told from `\N`. */
export function textsOf(page: Buffer, from: number, to: number): string[] {
  const texts = page.toString('utf8', from, to);
  const values = texts.split('\t');
  return texts.includes('\\') ? values.map(unescaped) : values;
}

export const textOf = (page: Buffer, from: number, to: number): string => unescaped(page.toString('utf8', from, to));

const unescaped = (value: string): string =>
  value.includes('\\') ? value.replace(/\\(.)/g, (_all, escaped: string) => ESCAPES[escaped] ?? escaped) : value;
