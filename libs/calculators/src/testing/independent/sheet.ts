import type { Books, LedgerAccount, LedgerMonth, Placement } from '../../books';
import { dayNumber, lastDay, ordinal } from './periods';
import { withoutUntyped } from './untyped';
import { booksTax, booksWages, canBeOverdrawn, whereItBelongs } from './where-accounts-belong';

/** What the lines of a month, or of a day, come to: whole pence, each with the sign in which it is shown. */
export interface Sheet {
  turnover: bigint;
  otherIncome: bigint;
  costOfSales: bigint;
  payroll: bigint;
  overheads: bigint;
  tax: bigint;
  /** Parts of the overheads. */
  depreciation: bigint;
  interest: bigint;
  notOnCredit: bigint;
  marketing: bigint;
  fixedAssets: bigint;
  stock: bigint;
  tradeDebtors: bigint;
  otherCurrentAssets: bigint;
  /** All bank accounts, overdrawn ones taken off. */
  cash: bigint;
  /** Those above zero alone. */
  inHand: bigint;
  /** Those below zero alone, shown positive. */
  overdrawn: bigint;
  tradeCreditors: bigint;
  otherCurrentLiabilities: bigint;
  /** What of them is owed for taxes. */
  taxOwed: bigint;
  longTermCreditors: bigint;
  capitalAndReserves: bigint;
  /** Profit after tax since the financial year began, as the balances of this month's profit and loss accounts tell. */
  profitToDate: bigint | null;
  /** What debits exceed credits by, beyond a penny; `null` where they agree or not every line tells. */
  apart: bigint | null;
  /** What the profit of the report and that of the trial balance are apart, where both can be told. */
  profitsApart: bigint | null;
  homeless: number[];
  /** What was left empty of a month that was typed in; to read it is refused. */
  untyped: ReadonlySet<string>;
  /** A month that was typed in may lack its profit and loss, or its balances. */
  hasProfit: boolean;
  hasBalances: boolean;
}

const blank = (): Sheet => ({
  ...{ turnover: 0n, otherIncome: 0n, costOfSales: 0n, payroll: 0n, overheads: 0n, tax: 0n },
  ...{ depreciation: 0n, interest: 0n, notOnCredit: 0n, marketing: 0n, fixedAssets: 0n, stock: 0n, tradeDebtors: 0n },
  ...{ otherCurrentAssets: 0n, cash: 0n, inHand: 0n, overdrawn: 0n, tradeCreditors: 0n },
  ...{ otherCurrentLiabilities: 0n, taxOwed: 0n, longTermCreditors: 0n, capitalAndReserves: 0n },
  ...{
    profitToDate: 0n,
    apart: null,
    profitsApart: null,
    homeless: [],
    untyped: new Set(),
    hasProfit: true,
    hasBalances: true,
  },
});

const whole = (amount: number): bigint => BigInt(amount);

type Amount = Exclude<
  keyof Sheet,
  'profitToDate' | 'apart' | 'profitsApart' | 'homeless' | 'untyped' | 'hasProfit' | 'hasBalances'
>;

const SHOWN_DEBIT: readonly string[] = ['costOfSales', 'payroll', 'overheads', 'tax'];
const SHOWN_CREDIT: readonly string[] = ['turnover', 'otherIncome'];
const HELD: readonly string[] = ['fixedAssets', 'stock', 'tradeDebtors', 'otherCurrentAssets'];
const OWED: readonly string[] = [
  ...['tradeCreditors', 'otherCurrentLiabilities', 'longTermCreditors', 'capitalAndReserves'],
];

/** What the lines of an account count in. */
interface Place {
  readonly flows: 1n | -1n | null;
  readonly stands: 1n | -1n | null;
  readonly counts: Amount | null;
  readonly part: 'depreciation' | 'interest' | 'marketing' | 'notOnCredit' | null;
  readonly wages: boolean;
  readonly taxes: boolean;
  readonly bank: boolean;
  readonly overdraft: boolean;
  /** What of a loan was said to fall due within a year. */
  readonly soon: bigint | null;
}

function partOf({ category, tag }: Placement): Place['part'] {
  if (tag === 'marketing') return ['overheads', 'payroll', 'costOfSales'].includes(category) ? tag : null;
  return category === 'overheads' ? tag : null;
}

const sideOf = (category: string, debit: readonly string[], credit: readonly string[]): 1n | -1n | null => {
  if (debit.includes(category)) return 1n;
  return credit.includes(category) ? -1n : null;
};

const toldSoon = ({ dueWithinYear = {} }: Books, { ref }: LedgerAccount): bigint | null =>
  dueWithinYear[ref] === undefined ? null : whole(dueWithinYear[ref]);

function placed(placement: Placement, overdraft: boolean, account: LedgerAccount, books: Books): Place {
  const { category } = placement;
  return {
    flows: sideOf(category, SHOWN_DEBIT, SHOWN_CREDIT),
    stands: sideOf(category, HELD, OWED),
    counts: category === 'ignored' ? null : category,
    part: partOf(placement),
    // Wages are lent by nobody, in whatever costs they are booked; payroll is no part of purchases anyway.
    wages:
      booksWages(account) &&
      (category === 'costOfSales' || (category === 'overheads' && [null, 'marketing'].includes(placement.tag))),
    taxes: category === 'otherCurrentLiabilities' && booksTax(account),
    bank: category === 'cash',
    overdraft,
    soon: category === 'longTermCreditors' && books.source !== 'manual' ? toldSoon(books, account) : null,
  };
}

function enter(sheet: Sheet, place: Place, movement: number | null, balance: number | null): void {
  const flow = whole(movement ?? 0);
  const stand = whole(balance ?? 0);
  if (place.flows !== null && place.counts !== null) {
    sheet[place.counts] += place.flows * flow;
    sheet.profitToDate = balance === null || sheet.profitToDate === null ? null : sheet.profitToDate - stand;
    if (place.part !== null) sheet[place.part] += flow;
    if (place.wages) sheet.notOnCredit += flow;
  }
  if (place.soon !== null) {
    const owed = stand < 0n ? -stand : 0n;
    const soon = owed < place.soon ? owed : place.soon;
    sheet.otherCurrentLiabilities += soon;
    sheet.longTermCreditors -= stand + soon;
  } else if (place.stands !== null && place.counts !== null) sheet[place.counts] += place.stands * stand;
  if (place.taxes) sheet.taxOwed -= stand;
  if (place.bank) {
    sheet.cash += stand;
    if (stand < 0n && place.overdraft) sheet.overdrawn -= stand;
    else sheet.inHand += stand;
  }
}

type Places = ReadonlyMap<number, Place>;

const placesOf = (books: Books): Places =>
  new Map(
    books.accounts.flatMap((account) => {
      const placement = whereItBelongs(books, account);
      return placement === null
        ? []
        : [[account.ref, placed(placement, canBeOverdrawn(books, account), account, books)]];
    }),
  );

function fill(places: Places, lines: LedgerMonth['lines']): Sheet {
  const sheet = blank();
  for (const [ref, movement, balance] of lines) {
    const place = places.get(ref);
    if (place !== undefined) enter(sheet, place, movement, balance);
    else if ((movement ?? 0) !== 0 || (balance ?? 0) !== 0) sheet.homeless.push(ref);
  }
  return sheet;
}

function difference(lines: LedgerMonth['lines']): bigint | null {
  for (const column of [1, 2] as const) {
    if (lines.some((line) => line[column] === null)) continue;
    const apart = lines.reduce((sum, line) => sum + whole(line[column] ?? 0), 0n);
    if (apart > 1n || apart < -1n) return apart;
  }
  return null;
}

type Lines = LedgerMonth['lines'];

/** The lines with what the balances say of accounts in profit and loss whose movement nobody told (formulas 5.1). */
function withUntoldMovements(places: Places, lines: Lines, before: Lines): Lines {
  const own = (of: Lines, ref: number) => of.find(([each]) => each === ref);
  return [...places].reduce<Lines>((told, [ref, { flows }]) => {
    const [now, was] = [own(lines, ref), own(before, ref)];
    if (flows === null || (now ?? was) === undefined || now?.[1] != null || was?.[1] != null) return told;
    const moved = ((now?.[2] ?? 0) - (was?.[2] ?? 0)) as NonNullable<Lines[number][1]>;
    return [...told.filter(([each]) => each !== ref), [ref, moved, now?.[2] ?? (0 as typeof moved)]];
  }, lines);
}

/** Profit since the year began grows by the month's profit; it begins at nothing. */
function profitsApart(lines: Lines, before: Lines): bigint | null {
  if ([lines, before].flat().some(([, movement, balance]) => movement !== null && balance === null)) return null;
  const sum = (of: Lines, column: 1 | 2) =>
    of.filter(([, movement]) => movement !== null).reduce((total, line) => total + whole(line[column] ?? 0), 0n);
  const apart = sum(lines, 2) - sum(before, 2) - sum(lines, 1);
  return apart > 1n || apart < -1n ? apart : null;
}

function ofQuickBooks(books: Books, places: Places, { lines, month }: LedgerMonth): Partial<Sheet> {
  const previous = books.months.find((other) => ordinal(other.month) === ordinal(month) - 1)?.lines;
  const opens = ordinal(month) % 12 === books.yearEndMonth % 12;
  const begun = opens ? [] : previous;
  return {
    ...(previous !== undefined && fill(places, withUntoldMovements(places, lines, previous))),
    profitsApart: begun === undefined ? null : profitsApart(lines, begun),
  };
}

/** What the form of typed figures asks for, and what comes with it; marketing it does not ask for, and nobody can type. */
const ASKED: readonly Amount[] = [
  ...(['turnover', 'costOfSales', 'payroll', 'overheads', 'marketing', 'fixedAssets', 'stock'] as const),
  ...(['tradeDebtors', 'otherCurrentAssets', 'cash', 'inHand', 'overdrawn', 'tradeCreditors'] as const),
  ...(['otherCurrentLiabilities', 'longTermCreditors', 'capitalAndReserves'] as const),
];
/** Reserves were worked out as the rest of all of these. */
const WHOLE: readonly Amount[] = [
  ...(['fixedAssets', 'otherCurrentAssets', 'otherCurrentLiabilities', 'longTermCreditors'] as const),
];

function leftEmpty(places: Places, lines: Lines): ReadonlySet<string> {
  const told = new Set<string>();
  for (const [ref, movement, balance] of lines) {
    const place = places.get(ref);
    if (place === undefined || place.counts === null) continue;
    if (place.flows === null ? balance === null : movement === null) continue;
    told.add(place.counts);
    if (place.part !== null) told.add(place.part);
    if (place.bank) ['inHand', 'overdrawn'].forEach((side) => told.add(side));
  }
  if (!WHOLE.every((part) => told.has(part))) told.delete('capitalAndReserves');
  return new Set(ASKED.filter((amount) => !told.has(amount)));
}

function monthOf(books: Books, places: Places, of: LedgerMonth): Sheet {
  const typed = books.source === 'manual';
  const { lines } = of;
  const untyped = typed ? leftEmpty(places, lines) : new Set<string>();
  const sheet: Sheet = {
    ...fill(places, lines),
    ...(books.source === 'quickbooks' && ofQuickBooks(books, places, of)),
    apart: difference(lines),
    hasProfit: !typed || lines.some(([, movement]) => movement !== null),
    hasBalances: !typed || lines.some(([, , balance]) => balance !== null),
    untyped,
  };
  return withoutUntyped(sheet, untyped);
}

/** A sheet for each month that was imported. */
export function monthlySheets(books: Books): ReadonlyMap<number, Sheet> {
  const places = placesOf(books);
  return new Map(books.months.map((of) => [ordinal(of.month), monthOf(books, places, of)]));
}

type DayLines = Books['days'][number]['lines'];

/** A loan that is split stands on a day as at the last month end before it, among the months that are over. */
function withLoans(books: Books, places: Places, { date, lines }: Books['days'][number], over: number): DayLines {
  const split = (ref: number) => places.get(ref)?.soon != null;
  const months = books.months.filter(
    ({ month }) => ordinal(month) <= over && lastDay(ordinal(month)) <= dayNumber(date),
  );
  const owed = (months.at(-1)?.lines ?? []).filter(([ref, , balance]) => split(ref) && balance !== null);
  const others = lines.filter(([ref]) => !split(ref));
  return [...others, ...owed.map(([ref, , balance]) => [ref, balance ?? (0 as never)] as const)];
}

/** A sheet for each day whose balances are known; months up to one are over. */
export function dailySheets(books: Books, over: number): ReadonlyMap<string, Sheet> {
  const places = placesOf(books);
  return new Map(
    books.days.map((day) => [
      day.date,
      fill(
        places,
        withLoans(books, places, day, over).map(([ref, balance]) => [ref, null, balance] as const),
      ),
    ]),
  );
}

export const profitOf = (sheet: Sheet): bigint =>
  sheet.turnover - sheet.costOfSales - sheet.payroll - sheet.overheads + sheet.otherIncome;

/** What of a typed total was not typed apart is in its rest. */
const totalOf = (sheet: Sheet, rest: Amount, parts: readonly Amount[]): bigint =>
  parts.filter((part) => !sheet.untyped.has(part)).reduce((total, part) => total + sheet[part], sheet[rest]);

export const currentAssetsOf = (sheet: Sheet): bigint =>
  totalOf(sheet, 'otherCurrentAssets', ['inHand', 'stock', 'tradeDebtors']);

export const currentLiabilitiesOf = (sheet: Sheet): bigint =>
  totalOf(sheet, 'otherCurrentLiabilities', ['tradeCreditors', 'overdrawn']);
