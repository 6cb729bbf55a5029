import type { CalendarDate } from '@keelson/kernel';
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

function dayValues({ date, importId, lines }: DayBalances, { accounts, books }: Company): DayValues {
  const told = books.source === 'manual' ? [] : STANDS;
  const stands: Partial<Record<Stand, number>> = Object.fromEntries(told.map((stand) => [stand, 0]));
  const unmapped: number[] = [];
  for (const [ref, balance] of lines) {
    const account = accounts.get(ref);
    if (account?.placement == null) {
      if (balance !== 0) unmapped.push(ref);
    } else for (const [stand, sign] of account.standsAt(balance)) stands[stand] = (stands[stand] ?? 0) + sign * balance;
  }
  return { date, importId, stands, unmapped: unmapped.sort((a, b) => a - b) };
}

/** What stood at the end of a day; `undefined` for a day that was not recorded, or that lies ahead. */
export function standsOnDay(company: Company, date: CalendarDate): DayValues | undefined {
  if (date > company.today) return undefined;
  const day = company.books.days.find((recorded) => recorded.date === date);
  return day === undefined ? undefined : dayValues(day, company);
}
