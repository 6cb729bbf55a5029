import { appendFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './change';

export interface Journal {
  /** Hands out what was written, in order. */
  replay(take: (change: Change) => void): Promise<void>;
  /** Durable when it resolves; the changes of one call are kept together or not at all. */
  append(changes: readonly Change[]): Promise<void>;
  /** Writes down only what is still true. */
  compact(everything: Iterable<Change>): Promise<void>;
  isLong(): boolean;
  close(): Promise<void>;
}

/** Forgets everything when the process ends. */
export const forgetfulJournal = (): Journal => ({
  replay: async () => undefined,
  append: async () => undefined,
  compact: async () => undefined,
  isLong: () => false,
  close: async () => undefined,
});

const LONG = 64 * 1024 * 1024;
const CHANGES_A_LINE = 500;

/** One line of JSON for each set of changes. A last line cut short by a crash counts for nothing. */
export class FileJournal implements Journal {
  private size = 0;
  private queue: Promise<void> = Promise.resolve();

  private constructor(private readonly file: string) {}

  static async open(folder: string): Promise<FileJournal> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new FileJournal(join(folder, 'journal.jsonl'));
  }

  async replay(take: (change: Change) => void): Promise<void> {
    // Made empty when it is not there yet.
    const written = await readFile(this.file, { encoding: 'utf8', flag: 'a+' });
    const whole = written.slice(0, written.lastIndexOf('\n') + 1);
    for (const line of whole.split('\n')) if (line !== '') (JSON.parse(line) as Change[]).forEach(take);
  }

  append(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return this.queue;
    const line = lineOf(changes);
    this.size += line.length;
    return this.inTurn(() => appendFile(this.file, line, { mode: 0o600 }));
  }

  compact(everything: Iterable<Change>): Promise<void> {
    // Taken now: what changes while the file is written comes after it.
    const lines = linesOf(everything);
    this.size = 0;
    return this.inTurn(async () => {
      const fresh = await open(`${this.file}.new`, 'w', 0o600);
      for (const line of lines) await fresh.write(line);
      await fresh.sync();
      await fresh.close();
      await rename(`${this.file}.new`, this.file);
    });
  }

  isLong(): boolean {
    return this.size > LONG;
  }

  close(): Promise<void> {
    return this.queue;
  }

  private inTurn(write: () => Promise<void>): Promise<void> {
    const mine = this.queue.then(write);
    this.queue = mine.catch(() => undefined);
    return mine;
  }
}

const lineOf = (changes: readonly Change[]): string => `${JSON.stringify(changes)}\n`;

function linesOf(everything: Iterable<Change>): readonly string[] {
  const lines: string[] = [];
  let batch: Change[] = [];
  for (const change of everything) {
    batch.push(change);
    if (batch.length < CHANGES_A_LINE) continue;
    lines.push(lineOf(batch));
    batch = [];
  }
  return batch.length === 0 ? lines : [...lines, lineOf(batch)];
}
