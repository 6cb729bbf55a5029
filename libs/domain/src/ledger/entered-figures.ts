import type { BankDay, Books, DayBalances, LedgerMonth } from '@keelson/calculators';
import type { Month } from '@keelson/kernel';
import { evolveBooks } from './books-fold';
import type { LedgerEvent } from './ledger.events';
import type { LedgerState } from './ledger.state';
import {
  MANUAL_ACCOUNTS,
  type TypedBalance,
  type TypedDay,
  typedDayLines,
  typedLines,
  typedMonth,
  type TypedProfit,
} from './manual-figures';
import { isSameLines, isSameMovement } from './same-figures';

/** People employed in a month, a decimal text; null takes a count back. */
export interface Headcount {
  readonly month: Month;
  readonly count: string | null;
}

/** Figures that somebody typed. A part that is not given stays as it is; one of nothing but `null` is taken back. */
export interface EnterFigures {
  readonly name: 'EnterFigures';
  /** Stands where imports have their id. */
  readonly entryId: string;
  readonly organisationName: string;
  readonly yearEndMonth: number;
  readonly months: readonly { readonly month: Month; readonly profit?: TypedProfit; readonly balance?: TypedBalance }[];
  readonly days: readonly TypedDay[];
  readonly counts: readonly Headcount[];
  /** Where everything that is new was read from one file. */
  readonly file?: { readonly contentHash: string; readonly figures: number };
  /** Nothing is connected any more: what an accounting system brought may give way to what is typed. */
  readonly disconnected: boolean;
  readonly at: Date;
}

/** What of the typed figures is new: the books themselves, months, days, numbers of people. */
export function enteredFigures(command: EnterFigures, state: LedgerState): readonly LedgerEvent[] {
  const opening = opened(command, state);
  const books = opening.reduce(evolveBooks, state.books);
  if (!books) return opening;
  const { entryId, at } = command;
  const months = command.months.flatMap(({ month, ...typed }): LedgerEvent[] => {
    const before = books.months.find((known) => known.month === month);
    const { profit, balance } = { ...typedMonth(before), ...typed };
    const lines = typedLines(profit, balance);
    if (isSameLines(before?.lines ?? [], lines)) return [];
    const data: LedgerMonth = { month, importId: entryId, recordedAt: at.toISOString(), lines };
    return [{ type: 'ledger.month-recorded.v1', data }];
  });
  const days = command.days.flatMap((day): LedgerEvent[] => {
    const lines = typedDayLines(day);
    const before = books.days.find(({ date }) => date === day.date);
    const data: DayBalances = { date: day.date, importId: entryId, lines };
    const balances: LedgerEvent = { type: 'ledger.day-balances-recorded.v1', data };
    return [...(isSameLines(before?.lines ?? [], lines) ? [] : [balances]), ...moved(day, entryId, books.bankDays)];
  });
  const entered = [...opening, ...months, ...days, ...enteredHeadcounts(command.counts, books)];
  if (!command.file || entered.length === 0) return entered;
  return [...entered, { type: 'ledger.figures-file-accepted.v1', data: { entryId, ...command.file } }];
}

/** Headcounts are entered by hand whichever system keeps the accounts. */
export function enteredHeadcounts(counts: readonly Headcount[], books: Books): readonly LedgerEvent[] {
  const news = counts.filter(({ month, count }) => (books.headcounts[month] ?? null) !== count);
  return news.length === 0 ? [] : [{ type: 'ledger.headcounts-entered.v1', data: { counts: news } }];
}

function moved(day: TypedDay, importId: string, known: readonly BankDay[]): readonly LedgerEvent[] {
  const { date, received, spent } = day;
  const data: BankDay = { date, importId, received, spent, transferAssumed: false };
  const before = known.find((each) => each.date === date);
  const same = before ? isSameMovement(before, data) : received === null && spent === null;
  return same ? [] : [{ type: 'ledger.bank-day-recorded.v2', data }];
}

function opened({ entryId, organisationName, yearEndMonth }: EnterFigures, state: LedgerState): readonly LedgerEvent[] {
  const { company, books } = state;
  if (company?.source !== 'manual' || !books) {
    const told = { source: 'manual', organisationId: '', organisationName, yearEndMonth, vatRegistered: null } as const;
    return [
      { type: 'ledger.opened.v1', data: told },
      { type: 'ledger.accounts-recorded.v1', data: { importId: entryId, accounts: MANUAL_ACCOUNTS } },
    ];
  }
  const accounts: readonly LedgerEvent[] =
    books.accounts.length > 0
      ? []
      : [{ type: 'ledger.accounts-recorded.v1', data: { importId: entryId, accounts: MANUAL_ACCOUNTS } }];
  if (books.organisationName === organisationName && books.yearEndMonth === yearEndMonth) return accounts;
  const { vatMultiplier } = books;
  const data = { organisationName, yearEndMonth, vatRegistered: company.vatRegistered, vatMultiplier };
  return [...accounts, { type: 'ledger.organisation-changed.v2', data }];
}
