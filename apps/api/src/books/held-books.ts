import type { Books } from '@keelson/calculators';
import type { Clock } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import { InjectClock } from '../platform/tokens';

/** Lines of all months that are held; three years of a hundred accounts are some 3,600. */
const MOST_LINES = 1_000_000;
/** Of whom nobody asked for so long, nothing is held any more. */
const HELD_MS = 10 * 60_000;

interface Held {
  readonly stamp: string;
  readonly books: Books | null;
  readonly lines: number;
  readonly usedAt: number;
}

const linesOf = (books: Books | null): number =>
  books?.months.reduce((sum, { lines }) => sum + lines.length, 1 + books.bankDays.length) ?? 1;

/**
 * Books as they were read, by the very row that they were read from: a page asks for a dozen figures of one company.
 * Whoever asks has found that row within their own scope; nothing here lets anybody in.
 */
@Injectable()
export class HeldBooks {
  /** By account, what was used last at the end. */
  private readonly held = new Map<string, Held>();
  private lines = 0;

  constructor(@InjectClock() private readonly clock: Clock) {}

  async of(accountId: string, stamp: string, read: () => Promise<Books | null>): Promise<Books | null> {
    const known = this.held.get(accountId);
    const books = known?.stamp === stamp ? known.books : await read();
    this.forget(accountId);
    this.keep(accountId, { stamp, books, lines: linesOf(books), usedAt: this.clock().getTime() });
    return books;
  }

  forget(accountId: string): void {
    this.lines -= this.held.get(accountId)?.lines ?? 0;
    this.held.delete(accountId);
  }

  private keep(accountId: string, held: Held): void {
    this.held.set(accountId, held);
    this.lines += held.lines;
    for (const [oldest, { usedAt }] of this.held) {
      if (this.lines <= MOST_LINES && held.usedAt - usedAt <= HELD_MS) return;
      this.forget(oldest);
    }
  }
}
