import type { Month, Pence } from '@keelson/kernel';
import type { Books, LedgerMonth, TrialLine } from '../books';
import type { Flow, Share, Stand } from './measures';
import { FLOWS, STANDS } from './measures';
import { derivedMovements, profitsDiffer } from './month-pairs';
import type { PlacedAccounts, StandPart } from './placed-accounts';

/**
 * The sums of one imported month (formulas 5.1), in pence; accounts that the month lacks count 0. Of a month entered by
 * hand what was not typed is not there (formulas 5.26).
 */
export interface MonthValues {
  readonly month: Month;
  readonly importId: string;
  /** `null` when the month was entered by hand without a profit and loss. */
  readonly flows: Readonly<Partial<Record<Flow, number>>> | null;
  /** `null` when the month was entered by hand without balances. */
  readonly stands: Readonly<Partial<Record<Stand, number>>> | null;
  /** Whether each account of profit and loss tells its balance since the financial year began. */
  readonly tellsProfitToDate: boolean;
  /** What the trial balance is out by when that is more than a penny; `null` when it balances or was typed. */
  readonly outOfBalance: Pence | null;
  /** What two net profits of the provider differ by; `null` when they agree or cannot be compared. */
  readonly profitsDiffer: Pence | null;
  /** Accounts with an amount that no rule places. */
  readonly unmapped: readonly number[];
  /** Loans with a balance, of which nobody has stated what is due within a year. */
  readonly splitUnknown: readonly number[];
}

type Sums<Measure extends string> = Partial<Record<Measure, number>>;

/** What the form of typed figures has no field for: it counts as nothing. Marketing is not told apart either. */
const UNASKED_FLOWS: readonly Flow[] = ['otherIncome', 'tax', 'depreciation', 'interest', 'notOnCredit'];
const UNASKED_STANDS: readonly Stand[] = ['profitToDate', 'taxOwed'];
/** What typed reserves are the rest of: without all of it they are not known. */
const WHOLE_SHEET: readonly Stand[] = [
  'fixedAssets',
  'otherCurrentAssets',
  'otherCurrentLiabilities',
  'longTermCreditors',
];

const zeros = <Measure extends string>(measures: readonly Measure[]): Sums<Measure> =>
  Object.fromEntries(measures.map((measure) => [measure, 0])) as Record<Measure, number>;

/** Cash that was typed is either in hand or overdrawn, and reserves are known with everything else. */
function typedStands(told: Sums<Stand>): Sums<Stand> {
  const { equity, ...stands } = told;
  const bank = stands.cash === undefined ? {} : { cashInHand: 0, overdrafts: 0 };
  const isWhole = WHOLE_SHEET.every((stand) => told[stand] !== undefined);
  return { ...bank, ...stands, ...(isWhole && equity !== undefined && { equity }) };
}

function add<Measure extends string>(sums: Sums<Measure>, shares: readonly Share<Measure>[], amount: number): void {
  for (const [measure, sign] of shares) sums[measure] = (sums[measure] ?? 0) + sign * amount;
}

function addParts(sums: Sums<Stand>, parts: readonly StandPart[]): void {
  for (const [stand, amount] of parts) sums[stand] = (sums[stand] ?? 0) + amount;
}

/** The sum of a column when every line tells it, since only then it has to be nothing. */
function columnTotal(lines: readonly TrialLine[], column: 1 | 2): number | null {
  let total = 0;
  for (const line of lines) {
    const amount = line[column];
    if (amount === null) return null;
    total += amount;
  }
  return total;
}

/**
 * What a month's trial balance is out by, debit positive (formulas 5.1): movements first, then balances; up to a penny
 * is let pass. `null` when it balances, or when neither column is told for every line.
 */
export function outOfBalance(lines: readonly TrialLine[]): Pence | null {
  const totals = [columnTotal(lines, 1), columnTotal(lines, 2)];
  return (totals.find((total) => total !== null && Math.abs(total) > 1) ?? null) as Pence | null;
}

/** The sums of one month. */
function monthValues(books: Books, of: LedgerMonth, accounts: PlacedAccounts): MonthValues {
  const { month, importId, lines } = of;
  const byHand = books.source === 'manual';
  const flows = zeros(byHand ? UNASKED_FLOWS : FLOWS);
  const stands = zeros(byHand ? UNASKED_STANDS : STANDS);
  const unmapped: number[] = [];
  const splitUnknown: number[] = [];
  let tellsProfitToDate = true;
  for (const [ref, movement, balance] of lines) {
    const account = accounts.get(ref);
    if (account?.placement == null) {
      if ((movement ?? 0) !== 0 || (balance ?? 0) !== 0) unmapped.push(ref);
      continue;
    }
    if (movement !== null) add(flows, account.flows, movement);
    if (account.splitUnknown && (balance ?? 0) !== 0) splitUnknown.push(ref);
    if (balance !== null) addParts(stands, account.standsAt(balance));
    else if (account.profitAndLoss) tellsProfitToDate = false;
  }
  for (const [ref, movement] of derivedMovements(books, accounts, of))
    add(flows, accounts.get(ref)?.flows ?? [], movement);
  const lacks = (column: 1 | 2) => byHand && lines.every((line) => line[column] === null);
  return {
    month,
    importId,
    flows: lacks(1) ? null : flows,
    stands: lacks(2) ? null : byHand ? typedStands(stands) : stands,
    tellsProfitToDate,
    // What is typed cannot be out of balance: reserves are what remains, and without balances there is nothing to check.
    outOfBalance: byHand ? null : outOfBalance(lines),
    profitsDiffer: profitsDiffer(books, of),
    unmapped: unmapped.sort((a, b) => a - b),
    splitUnknown: splitUnknown.sort((a, b) => a - b),
  };
}

/** The sums of every imported month up to one, by month (formulas 5.1). A month never imported is not in it. */
export const monthlyValues = (books: Books, accounts: PlacedAccounts, upTo: Month): ReadonlyMap<Month, MonthValues> =>
  new Map(
    books.months
      .filter(({ month }) => month <= upTo)
      .map((month) => [month.month, monthValues(books, month, accounts)]),
  );
