import { type Books, placedAccounts } from '@keelson/calculators';
import { addDays, addMonths, type CalendarDate, lastCompleteMonth, londonDate, type Month } from '@keelson/kernel';
import type { AccountCategory, ImportReason } from '@keelson/vocabulary';

/** Three financial years reach back 36 months at most. */
export const MONTHS = 36;
/** Days of balances that a first import asks for: a week and today. */
const SNAPSHOT_DAYS = 8;
/** Days that every import reads again, and that one a week and those asked for by hand do: bank lines arrive late. */
const READ_AGAIN = { usual: 10, all: 31 };
const BANK_DAYS = READ_AGAIN.all;
/** Bank days asked for at once: some providers take a call for each. */
const BANK_CHUNK = 8;

/** The months of an import that began on this day, the newest first: figures of now show first. */
export function monthsToAsk(today: CalendarDate): readonly Month[] {
  const last = lastCompleteMonth(today);
  return Array.from({ length: MONTHS }, (_, back) => addMonths(last, -back));
}

/** What an import has to know of those before it to plan its days. */
export interface DayPlanning {
  readonly today: CalendarDate;
  readonly books: Books;
  readonly reason: ImportReason;
  /** When the last import came through. */
  readonly lastImportedAt: string | null;
}

/** Monday of the week, in London. */
const weekOf = (day: CalendarDate): CalendarDate => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** All of them where somebody asked for the import, and in the first import of a week (formulas 5.26). */
function daysReadAgain({ today, reason, lastImportedAt }: Omit<DayPlanning, 'books'>): number {
  const isScheduled = reason === 'scheduled' && lastImportedAt !== null;
  const isFirstOfWeek = isScheduled && weekOf(londonDate(new Date(lastImportedAt))) < weekOf(today);
  return isScheduled && !isFirstOfWeek ? READ_AGAIN.usual : READ_AGAIN.all;
}

const back = (today: CalendarDate, days: number): readonly CalendarDate[] =>
  Array.from({ length: days }, (_, before) => addDays(today, -before));

/**
 * Ends of days to ask balances for, the newest first (formulas 5.24, 5.26): a week and today, so that today compares
 * with a week ago, and of the days that are read again those that the books hold.
 */
export function snapshotDays(planning: DayPlanning): readonly CalendarDate[] {
  const { today, books } = planning;
  const held = new Set(books.days.map(({ date }) => date));
  return back(today, daysReadAgain(planning)).filter((day, before) => before < SNAPSHOT_DAYS || held.has(day));
}

export interface DaySpan {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** Spans of bank days to ask for, the newest first: those read again, back to the oldest that the books lack. */
export function bankSpans(planning: DayPlanning): readonly DaySpan[] {
  const { today, books } = planning;
  const held = new Set(books.bankDays.map(({ date }) => date));
  const lacking = back(today, BANK_DAYS).findLast((day) => !held.has(day));
  const again = addDays(today, 1 - daysReadAgain(planning));
  const oldest = lacking !== undefined && lacking < again ? lacking : again;
  const spans: DaySpan[] = [];
  for (let last = today; last >= oldest; last = addDays(last, -BANK_CHUNK)) {
    const first = addDays(last, 1 - BANK_CHUNK);
    spans.push({ first: first < oldest ? oldest : first, last });
  }
  return spans;
}

const OF_A_DAY: ReadonlySet<AccountCategory> = new Set([
  'cash',
  'stock',
  'tradeDebtors',
  'tradeCreditors',
  'otherCurrentAssets',
  'otherCurrentLiabilities',
]);

/** Ids of the accounts whose balances are kept by day: what is owned and owed within the year. */
export const accountsOfDays = (books: Books): ReadonlySet<string> =>
  new Set(
    [...placedAccounts(books).values()].flatMap(({ account, placement }) =>
      placement !== null && OF_A_DAY.has(placement.category) ? [account.id] : [],
    ),
  );
