import { type Books, placedAccounts } from '@keelson/calculators';
import { addDays, addMonths, type CalendarDate, lastCompleteMonth, londonDate, type Month } from '@keelson/kernel';
import type { AccountCategory } from '@keelson/vocabulary';

/** Three financial years reach back 36 months at most. */
export const MONTHS = 36;
const SNAPSHOT_DAYS = 8;
const BANK_DAYS = 31;
/** Bank days asked for at once: some providers take a call for each. */
const BANK_CHUNK = 8;

/** The months of an import that began on this day, the newest first: figures of now show first. */
export function monthsToAsk(today: CalendarDate): readonly Month[] {
  const last = lastCompleteMonth(today);
  return Array.from({ length: MONTHS }, (_, back) => addMonths(last, -back));
}

/**
 * The days, newest first, of which the books hold nothing final: those never told of, and those that were not over when
 * the last import came.
 */
function daysLacking(today: CalendarDate, count: number, held: readonly CalendarDate[], lastImportedAt: string | null) {
  const known = new Set(held);
  const running = lastImportedAt === null ? null : londonDate(new Date(lastImportedAt));
  return Array.from({ length: count }, (_, back) => addDays(today, -back)).filter(
    (day) => !known.has(day) || (running !== null && day >= running),
  );
}

/** Ends of days to ask balances for (formulas 5.24): a week and today, so that today compares with a week ago. */
export const snapshotDays = (today: CalendarDate, { days }: Books, lastImportedAt: string | null) =>
  daysLacking(
    today,
    SNAPSHOT_DAYS,
    days.map(({ date }) => date),
    lastImportedAt,
  );

export interface DaySpan {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** Spans of bank days to ask for, the newest first (formulas 5.24). */
export function bankSpans(today: CalendarDate, { bankDays }: Books, lastImportedAt: string | null): readonly DaySpan[] {
  const held = bankDays.map(({ date }) => date);
  const oldest = daysLacking(today, BANK_DAYS, held, lastImportedAt).at(-1);
  const spans: DaySpan[] = [];
  if (oldest === undefined) return spans;
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
