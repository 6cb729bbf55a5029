import type { BankDay, Books, LedgerAccount, LedgerMonth, Placement } from '@keelson/calculators';
import { addDays, type CalendarDate, pence } from '@keelson/kernel';
import type { LedgerEvent, LedgerOpened } from './ledger.events';

const TYPED_VAT = '1.20';

/** What a company adds to its prices as VAT (formulas 5.8, 5.26); `null` where its registration is not told: it is asked. */
export function vatMultiplierOf(vatRegistered: boolean | null): string | null {
  if (vatRegistered === null) return null;
  return vatRegistered ? '1.20' : '1.00';
}

const NOTHING = pence(0);

/** Days that the books keep: what the day charts show and what they compare it with (formulas 5.11, 5.24). */
const DAYS_KEPT = 62;

/** The books after the event; `null` before any were opened. The row of a ledger and its decider fold by it alike. */
export function evolveBooks(books: Books | null, event: LedgerEvent): Books | null {
  if (event.type === 'ledger.opened.v1') return openedBooks(books, event.data);
  return books === null ? null : changedBooks(books, event);
}

function openedBooks(before: Books | null, data: LedgerOpened['data']): Books {
  return {
    source: data.source,
    organisationName: data.organisationName,
    yearEndMonth: data.yearEndMonth,
    // Whoever types the figures sees the multiplier beside them.
    vatMultiplier: data.source === 'manual' ? TYPED_VAT : vatMultiplierOf(data.vatRegistered),
    accounts: [],
    overrides: {},
    months: [],
    // Headcounts are entered by hand, whichever system keeps the accounts.
    headcounts: before?.headcounts ?? {},
    days: [],
    bankDays: [],
  };
}

function changedBooks(books: Books, event: Exclude<LedgerEvent, LedgerOpened>): Books {
  switch (event.type) {
    case 'ledger.organisation-changed.v2': {
      const { organisationName, yearEndMonth, vatRegistered } = event.data;
      // Nobody has said it until now, and this does not either.
      const isUnknown = vatRegistered === null && books.vatMultiplier === null;
      return { ...books, organisationName, yearEndMonth, vatMultiplier: isUnknown ? null : event.data.vatMultiplier };
    }
    case 'ledger.transfer-reading-changed.v1':
      return { ...books, transfersTold: event.data.told };
    case 'ledger.due-within-year-stated.v1': {
      const { [event.data.ref]: _, ...others } = books.dueWithinYear ?? {};
      const { ref, amount } = event.data;
      return { ...books, dueWithinYear: amount === null ? others : { ...others, [ref]: amount } };
    }
    case 'ledger.accounts-recorded.v1':
      return { ...books, accounts: withAccounts(books.accounts, event.data.accounts) };
    case 'ledger.month-recorded.v1':
      return { ...books, months: withMonth(books, event.data) };
    case 'ledger.day-balances-recorded.v1':
      return {
        ...books,
        days: withDay(books.days, event.data, books.source === 'manual' && event.data.lines.length === 0),
      };
    case 'ledger.bank-day-recorded.v2':
      return { ...books, bankDays: withBankDay(books, event.data) };
    case 'ledger.account-placed.v1':
      return { ...books, overrides: { ...books.overrides, [event.data.ref]: event.data.placement } };
    case 'ledger.placement-undone.v1':
      return { ...books, overrides: withRestored(books.overrides, event.data.ref, event.data.restored) };
    case 'ledger.vat-multiplier-set.v1':
      return { ...books, vatMultiplier: event.data.multiplier };
    case 'ledger.headcounts-entered.v1': {
      const changed = new Map<string, string | null>(Object.entries(books.headcounts));
      for (const { month, count } of event.data.counts) changed.set(month, count);
      const kept = [...changed].filter((entry): entry is [string, string] => entry[1] !== null);
      return { ...books, headcounts: Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1))) };
    }
    case 'ledger.import-started.v1':
    case 'ledger.import-finished.v1':
    case 'ledger.import-failed.v2':
    case 'ledger.figures-file-accepted.v1':
      return books;
  }
}

function withAccounts(known: readonly LedgerAccount[], told: readonly LedgerAccount[]): readonly LedgerAccount[] {
  const byRef = new Map([...known, ...told].map((account) => [account.ref, account]));
  return [...byRef.values()].sort((one, other) => one.ref - other.ref);
}

/** A month in which nothing is entered by hand any more is as if it never was; an accounting system's is empty. */
function withMonth({ source, months }: Books, recorded: LedgerMonth): readonly LedgerMonth[] {
  const others = months.filter(({ month }) => month !== recorded.month);
  if (source === 'manual' && recorded.lines.length === 0) return others;
  return [...others, recorded].sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** A typed day of which nothing is said is taken back; for an accounting system nothing moved on it. */
function withBankDay({ source, bankDays }: Books, told: BankDay): readonly BankDay[] {
  if (source === 'manual') return withDay(bankDays, told, told.received === null && told.spent === null);
  return withDay(bankDays, { ...told, received: told.received ?? NOTHING, spent: told.spent ?? NOTHING }, false);
}

function withDay<Day extends { readonly date: CalendarDate }>(
  days: readonly Day[],
  told: Day,
  takenBack: boolean,
): readonly Day[] {
  const others = days.filter(({ date }) => date !== told.date);
  const all = [...others, ...(takenBack ? [] : [told])].sort((one, other) => (one.date < other.date ? -1 : 1));
  const newest = all.at(-1)?.date ?? told.date;
  const first = addDays(newest, -DAYS_KEPT);
  return all.filter(({ date }) => date > first);
}

function withRestored(overrides: Books['overrides'], ref: number, restored: Placement | null): Books['overrides'] {
  const { [ref]: _, ...others } = overrides;
  return restored === null ? others : { ...others, [ref]: restored };
}
