import type { Month, Pence } from '@keelson/kernel';
import { addMonths, pence } from '@keelson/kernel';
import type { Books, LedgerMonth, TrialLine } from '../books';
import { financialYearOf } from '../periods';
import type { PlacedAccounts } from './placed-accounts';

/** A movement that the provider did not tell, worked out from two balances. */
export type DerivedMovement = readonly [ref: number, movement: Pence];

const NONE: readonly DerivedMovement[] = [];

const balancesOf = (lines: readonly TrialLine[], refs: ReadonlySet<number>): ReadonlyMap<number, number> =>
  new Map(lines.flatMap(([ref, , balance]) => (refs.has(ref) ? [[ref, balance ?? 0] as const] : [])));

/**
 * What QuickBooks leaves open of accounts whose balance it keeps and that the customer placed in profit and loss: they
 * moved by what their balance changed since the month before (formulas 5.1). Where that month was not imported nothing
 * is known, and nothing counts.
 */
export function derivedMovements(
  books: Books,
  accounts: PlacedAccounts,
  { lines, month }: LedgerMonth,
): readonly DerivedMovement[] {
  if (books.source !== 'quickbooks') return NONE;
  const refs = new Set(
    [...accounts.values()].flatMap(({ account, movesByBalance }) => (movesByBalance ? [account.ref] : [])),
  );
  const before = refs.size === 0 ? undefined : monthBefore(books, month);
  if (before === undefined) return NONE;
  const [was, is] = [balancesOf(before.lines, refs), balancesOf(lines, refs)];
  return [...refs]
    .map((ref): DerivedMovement => [ref, pence((is.get(ref) ?? 0) - (was.get(ref) ?? 0))])
    .filter(([, movement]) => movement !== 0);
}

const monthBefore = ({ months }: Books, month: Month): LedgerMonth | undefined => {
  const asked = addMonths(month, -1);
  return months.find((each) => each.month === asked);
};

/** The sum of a column over the accounts of profit and loss, which are those that QuickBooks tells a movement of. */
const profitSum = (lines: readonly TrialLine[], column: 1 | 2): number =>
  lines.reduce((sum, line) => sum + (line[1] === null ? 0 : (line[column] ?? 0)), 0);

/** A line of profit and loss that does not say what it comes to since the year began. */
const hidesBalance = ([, movement, balance]: TrialLine): boolean => movement !== null && balance === null;

/**
 * What the two net profits of a month of QuickBooks differ by, beyond a penny: that of the profit and loss report less
 * the change of that in the trial balance, which begins anew with every financial year (formulas 5.1). `null` when they
 * agree, or when the month before was not imported.
 */
export function profitsDiffer(books: Books, { month, lines }: LedgerMonth): Pence | null {
  if (books.source !== 'quickbooks') return null;
  const isFirst = financialYearOf(month, books.yearEndMonth).first === month;
  const before = isFirst ? [] : monthBefore(books, month)?.lines;
  if (before === undefined || [...before, ...lines].some(hidesBalance)) return null;
  // Debits are positive, so that a profit is below nothing.
  const difference = profitSum(lines, 2) - profitSum(before, 2) - profitSum(lines, 1);
  return Math.abs(difference) > 1 ? pence(difference) : null;
}
