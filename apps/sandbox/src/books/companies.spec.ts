import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, addMonths, calendarDate, type CalendarDate, endOfMonth, month, monthOf } from '@keelson/kernel';
import fc from 'fast-check';
import { booksOf, COMPANIES, type CompanyKey, companyOf, strayLine } from './companies';
import { firstDay } from './days';
import { tradingPostings } from './trading-rule';

interface Reference {
  readonly opening: { readonly accounts: readonly Line[] };
  readonly months: readonly { readonly month: string; readonly accounts: readonly Line[] }[];
}
interface Line {
  readonly code: string;
  readonly balance: number;
  readonly movement?: number;
}

const reference = JSON.parse(readFileSync(join(__dirname, 'reference/trial-balance-36m.json'), 'utf8')) as Reference;
const TODAY = calendarDate('2026-11-22');
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
const told = (lines: ReadonlyMap<string, number>) =>
  Object.fromEntries([...lines].filter(([, amount]) => amount !== 0).sort(([one], [other]) => (one < other ? -1 : 1)));

describe('the trading company', () => {
  const books = booksOf('trading', TODAY);

  it.each(reference.months.map((each) => [each.month, each.accounts] as const))(
    'is the reference in %s',
    (of, lines) => {
      const end = endOfMonth(month(of));
      const balances = new Map(lines.map(({ code, balance }) => [code, balance]));
      const movements = new Map(lines.map(({ code, movement }) => [code, movement ?? 0]));
      expect(told(books.balances(end))).toEqual(told(balances));
      expect(told(books.movements(firstDay(month(of)), end))).toEqual(told(movements));
    },
  );

  it('opens as the reference does', () => {
    const opening = new Map(reference.opening.accounts.map(({ code, balance }) => [code, balance]));
    expect(told(books.balances(calendarDate('2023-10-31')))).toEqual(told(opening));
  });

  it('goes on through any later month in balance', () => {
    const postings = tradingPostings(month('2031-03'));
    expect(postings.filter(({ lines }) => sum(lines.map(({ amount }) => amount)) !== 0)).toEqual([]);
    expect(postings.at(-1)?.date).toBe('2031-03-31');
  });
});

it('the large company has a hundred accounts with an amount in each of its months, and a whole chart', () => {
  const books = booksOf('large', TODAY);
  for (let back = 1; back <= 36; back += 1) {
    const end = endOfMonth(addMonths(monthOf(TODAY), -back));
    const lines = [...books.balances(end)].filter(([, amount]) => amount !== 0);
    expect(`${end} ${lines.length >= 100 ? 'a hundred' : lines.length}`).toBe(`${end} a hundred`);
  }
  expect(companyOf('large').accounts.length).toBeGreaterThan(100);
});

describe('every invented company', () => {
  const day = fc.integer({ min: 0, max: 1_100 }).map((ago) => addDays(TODAY, -ago));
  const key = fc.constantFrom(...COMPANIES.map((company) => company.key));
  const isCrooked = (of: CompanyKey, on: CalendarDate) => {
    const stray = strayLine(TODAY);
    return of === 'unbalanced' && on >= stray.date && monthOf(on) === monthOf(stray.date);
  };

  it('balances on every day, except in the one month that does not', () => {
    fc.assert(
      fc.property(key, day, (of, on) => {
        expect(sum(booksOf(of, TODAY).balances(on).values())).toBe(isCrooked(of, on) ? strayLine(TODAY).amount : 0);
      }),
    );
  });

  it.each(COMPANIES.map(({ key }) => key))('never has a bank account overdrawn, day by day: %s', (key) => {
    const books = booksOf(key, TODAY);
    for (let day = calendarDate('2023-11-01'); day <= TODAY; day = addDays(day, 1))
      for (const { code } of books.banks) expect([day, code, books.balance(code, day) >= 0]).toEqual([day, code, true]);
  });

  it('has bank entries that lead from one balance to the other', () => {
    fc.assert(
      fc.property(key, day, day, (of, one, other) => {
        const books = booksOf(of, TODAY);
        const [from, to] = one < other ? [one, other] : [other, one];
        for (const { code } of books.banks) {
          const between = sum(books.entries(code, from, to).map(({ amount }) => amount));
          expect(books.balance(code, addDays(from, -1)) + between).toBe(books.balance(code, to));
        }
      }),
    );
  });

  it('is the same whatever the clock says later', () => {
    fc.assert(
      fc.property(key, day, (of, on) => {
        if (of === 'unbalanced') return;
        expect(told(booksOf(of, on).balances(on))).toEqual(told(booksOf(of, TODAY).balances(on)));
      }),
      { numRuns: 20 },
    );
  });

  it('shows a restatement from its month on and nowhere before', () => {
    const restated = booksOf('trading', TODAY, [
      { company: 'trading', month: month('2026-06'), code: '400', amount: 125_000 },
    ]);
    const plain = booksOf('trading', TODAY);
    const of = (books: typeof plain, on: string) => books.balances(calendarDate(on)).get('400') ?? 0;
    expect(of(restated, '2026-05-31')).toBe(of(plain, '2026-05-31'));
    expect(of(restated, '2026-06-30')).toBe(of(plain, '2026-06-30') + 125_000);
    expect(of(restated, '2026-10-31')).toBe(of(plain, '2026-10-31') + 125_000);
    expect(sum(restated.balances(TODAY).values())).toBe(0);
  });

  it('has transfers between own accounts that lie between the same two', () => {
    const books = booksOf('sole-trader', TODAY);
    const from = calendarDate('2026-01-01');
    const transfers = (code: string) => books.entries(code, from, TODAY).filter(({ kind }) => kind === 'transfer');
    expect(transfers('091').map(({ amount }) => -amount)).toEqual(transfers('090').map(({ amount }) => amount));
    expect(transfers('090').length).toBeGreaterThan(5);
  });
});
