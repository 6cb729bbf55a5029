import type { CalendarDate } from '@keelson/kernel';
import { endOfMonth } from '@keelson/kernel';
import type { DayBalances } from '../books';
import type { Company } from './company';
import type { Stand } from './measures';
import { STANDS } from './measures';

/** The sums of the balances at the end of a day, in pence (formulas 5.24). */
export interface DayValues {
  readonly date: CalendarDate;
  readonly importId: string;
  /** What was entered by hand has only the sums that were entered; an accounting system's has all. */
  readonly stands: Readonly<Partial<Record<Stand, number>>>;
  /** Accounts with a balance that no rule places. */
  readonly unmapped: readonly number[];
}

/**
 * The balances of a day, with those of loans of which a part is due within a year: days do not keep what is due later,
 * so these stand as at the last month's end.
 */
export function dayLines(company: Company, { date, lines }: DayBalances): DayBalances['lines'] {
  const isSplit = (ref: number): boolean => company.accounts.get(ref)?.dueWithinYear !== undefined;
  if (company.books.dueWithinYear === undefined) return lines;
  const last = company.books.months.findLast(({ month }) => company.months.has(month) && endOfMonth(month) <= date);
  const owed = (last?.lines ?? []).flatMap(([ref, , balance]) =>
    balance !== null && isSplit(ref) ? [[ref, balance] as const] : [],
  );
  return [...lines.filter(([ref]) => !isSplit(ref)), ...owed];
}

function dayValues(day: DayBalances, company: Company): DayValues {
  const { accounts, books } = company;
  const { date, importId } = day;
  const told = books.source === 'manual' ? [] : STANDS;
  const stands: Partial<Record<Stand, number>> = Object.fromEntries(told.map((stand) => [stand, 0]));
  const unmapped: number[] = [];
  for (const [ref, balance] of dayLines(company, day)) {
    const account = accounts.get(ref);
    if (account?.placement == null) {
      if (balance !== 0) unmapped.push(ref);
    } else for (const [stand, amount] of account.standsAt(balance)) stands[stand] = (stands[stand] ?? 0) + amount;
  }
  return { date, importId, stands, unmapped: unmapped.sort((a, b) => a - b) };
}

/** What stood at the end of a day; `undefined` for a day that was not recorded, or that lies ahead. */
export function standsOnDay(company: Company, date: CalendarDate): DayValues | undefined {
  if (date > company.today) return undefined;
  const day = company.books.days.find((recorded) => recorded.date === date);
  return day === undefined ? undefined : dayValues(day, company);
}
