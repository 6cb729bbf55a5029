import type { CalendarDate, Month } from '@keelson/kernel';
import { Decimal } from '@keelson/kernel';
import type { Books } from '../books';
import type { Periods } from '../periods';
import { periodsOn } from '../periods';
import type { MonthValues } from './monthly-values';
import { monthlyValues } from './monthly-values';
import type { PlacedAccounts } from './placed-accounts';
import { placedAccounts } from './placed-accounts';

/** A company's books read for a day: what every figure is computed from. Nothing after the day is in it. */
export interface Company {
  readonly books: Books;
  readonly today: CalendarDate;
  readonly periods: Periods;
  readonly accounts: PlacedAccounts;
  /** Complete and imported months. */
  readonly months: ReadonlyMap<Month, MonthValues>;
  /** `null` where nobody has said whether the company is registered for VAT. */
  readonly vatMultiplier: Decimal | null;
}

/** Reads books as they stand on a day of London: accounts are placed and months summed once. */
export function companyOn(today: CalendarDate, books: Books): Company {
  const periods = periodsOn(today, books.yearEndMonth);
  const accounts = placedAccounts(books);
  return {
    books,
    today,
    periods,
    accounts,
    months: monthlyValues(books, accounts, periods.lastComplete),
    vatMultiplier: books.vatMultiplier === null ? null : new Decimal(books.vatMultiplier),
  };
}

const latestWith = ({ months }: Company, has: (values: MonthValues) => boolean): Month | null =>
  [...months.values()]
    .filter(has)
    .reduce<Month | null>((latest, { month }) => (latest === null || month > latest ? month : latest), null);

/**
 * The month that figures are as at: the latest complete one whose profit and loss is known, and of books with balances
 * alone the latest of these; `null` without any. It may lie before the last complete month.
 */
export const latestMonth = (company: Company): Month | null =>
  latestWith(company, ({ flows }) => flows !== null) ?? latestBalanceMonth(company);

/** The latest complete month whose balances are known; `null` without any. */
export const latestBalanceMonth = (company: Company): Month | null =>
  latestWith(company, ({ stands }) => stands !== null);
