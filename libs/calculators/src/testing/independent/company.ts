import type { Books } from '../../books';
import { Fraction } from './fraction';
import { lastDay, ordinal, periodOf, yearStart, dayNumber } from './periods';
import { dailySheets, monthlySheets, type Sheet } from './sheet';

/** Books as they are looked at on a day. */
export interface Company {
  readonly books: Books;
  readonly today: string;
  /** Months that are over and whose profit and loss is known. */
  readonly sheets: ReadonlyMap<number, Sheet>;
  /** Months that are over and whose balances are known. */
  readonly stands: ReadonlyMap<number, Sheet>;
  readonly days: ReadonlyMap<string, Sheet>;
  /** The last month that is over, imported or not. */
  readonly last: number;
  /** First months of This Year, Last Year and Last Year Minus One, moved by a year in Period 1. */
  readonly years: readonly [number, number, number];
  readonly period1: boolean;
}

export function companyOn(today: string, books: Books): Company {
  const now = ordinal(today.slice(0, 7));
  const over = [...monthlySheets(books)].filter(([month]) => lastDay(month) < dayNumber(today));
  const first = yearStart(now - 1, books.yearEndMonth);
  return {
    books,
    today,
    sheets: new Map(over.filter(([, { hasProfit }]) => hasProfit)),
    stands: new Map(over.filter(([, { hasBalances }]) => hasBalances)),
    days: dailySheets(books, now - 1),
    last: now - 1,
    years: [first, first - 12, first - 24],
    period1: periodOf(now, books.yearEndMonth) === 1,
  };
}

/** Sums over some months. */
export interface Span {
  /** How many of them were imported. */
  readonly months: number;
  readonly sum: (of: (sheet: Sheet) => bigint) => Fraction;
}

export const pounds = (pence: bigint): Fraction => Fraction.of(pence, 100n);

export function span(company: Company, from: number, to: number): Span {
  const found: Sheet[] = [];
  for (let month = from; month <= to; month += 1) {
    const sheet = company.sheets.get(month);
    if (sheet !== undefined) found.push(sheet);
  }
  return {
    months: found.length,
    sum: (of) => pounds(found.map(of).reduce((total, one) => total + one, 0n)),
  };
}

/**
 * The twelve months to a month (formulas 5.6): all of them, or, for a company with 3 to 11 months in total, what there
 * is of them, if that is three months at least. `null` otherwise, and for a month that was never imported: a gap.
 */
export function twelveTo(company: Company, month: number): Span | null {
  if (!company.sheets.has(month)) return null;
  const twelve = span(company, month - 11, month);
  const young = company.sheets.size >= 3 && company.sheets.size <= 11;
  return twelve.months === 12 || (young && twelve.months >= 3) ? twelve : null;
}

/** What the sum of a span comes to in a year. */
export const yearly = (over: Span, of: (sheet: Sheet) => bigint): Fraction =>
  over.sum(of).times(Fraction.of(12n, BigInt(over.months)));
