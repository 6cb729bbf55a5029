import type { Books } from '@keelson/calculators';
import { acme } from '@keelson/calculators/testing';
import { HeldBooks } from './held-books';

const MINUTE = 60_000;

describe('books that are held', () => {
  let now: number;
  let reads: string[];
  let held: HeldBooks;
  beforeEach(() => {
    now = Date.parse('2026-11-02T09:00:00.000Z');
    reads = [];
    held = new HeldBooks(() => new Date(now));
  });

  const ask = (accountId: string, stamp: string, books: Books | null = acme) =>
    held.of(accountId, stamp, () => {
      reads.push(`${accountId} ${stamp}`);
      return Promise.resolve(books);
    });

  it('are read once for a row, also where it has none', async () => {
    expect(await ask('a', '1')).toBe(acme);
    expect(await ask('a', '1', null)).toBe(acme);
    expect(await ask('b', '1', null)).toBeNull();
    expect(await ask('b', '1')).toBeNull();
    expect(reads).toEqual(['a 1', 'b 1']);
  });

  it('are read anew when the row was written anew, and nothing of the row before is kept', async () => {
    await ask('a', '1');
    expect(await ask('a', '2', null)).toBeNull();
    expect(await ask('a', '1')).toBe(acme);
    expect(reads).toEqual(['a 1', 'a 2', 'a 1']);
  });

  it('are forgotten when nobody asked for ten minutes', async () => {
    await ask('a', '1');
    await ask('b', '1');
    now += 6 * MINUTE;
    await ask('a', '1');
    now += 6 * MINUTE;
    await ask('c', '1');
    await ask('a', '1');
    await ask('b', '1');
    expect(reads).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
  });

  it('are bounded by what they hold: those asked for last stay', async () => {
    const large = { ...acme, months: Array.from({ length: 100 }, () => acme.months).flat() };
    const lines = large.months.reduce((sum, month) => sum + month.lines.length, 0);
    const fit = Math.floor(1_000_000 / lines);
    for (let account = 0; account <= fit; account += 1) await ask(String(account), '1', large);
    reads = [];
    await ask(String(fit), '1', large);
    await ask('0', '1', large);
    expect(reads).toEqual(['0 1']);
  });

  it('too large to be held are answered all the same', async () => {
    const line = acme.months[0]?.lines[0];
    if (!line) throw new Error('no line');
    const lines = Array.from({ length: 1_000_001 }, () => line);
    const huge = { ...acme, months: acme.months.slice(0, 1).map((month) => ({ ...month, lines })) };
    expect(await ask('a', '1', huge)).toBe(huge);
    await ask('a', '1', huge);
    expect(reads).toEqual(['a 1', 'a 1']);
  });
});
