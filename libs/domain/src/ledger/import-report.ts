import {
  type Books,
  isProfitAndLoss,
  type LedgerMonth,
  outOfBalance,
  placedAccounts,
  type PlacedAccounts,
  type TrialLine,
} from '@keelson/calculators';
import type { ImportReport, RestatedLine } from './ledger.events';
import type { LedgerState } from './ledger.state';

/** What an import has come to. `changed` holds the months that it changed as they were before. */
export function importReport(books: Books, changed: LedgerState['changed']): ImportReport {
  const accounts = placedAccounts(books);
  return {
    months: books.months.length,
    changedMonths: Object.keys(changed).length,
    accounts: books.accounts.length,
    unmapped: [...accounts].flatMap(([ref, { placement }]) => (placement === null ? [ref] : [])),
    outOfBalance: books.months.flatMap(({ month, lines }) => {
      const difference = outOfBalance(lines);
      return difference === null ? [] : [{ month, difference }];
    }),
    restated: books.months.flatMap((now) => restatedLines(changed[now.month] ?? null, now, accounts)),
  };
}

/** What was told otherwise between two states of the same books, of months known before; a month taken away too. */
export function restatedBetween(before: Books, now: Books): readonly RestatedLine[] {
  const accounts = placedAccounts(now);
  const told = new Map(now.months.map((month) => [month.month, month]));
  return before.months.flatMap((known) =>
    restatedLines(known, told.get(known.month) ?? { ...known, lines: [] }, accounts),
  );
}

/** The lines of a month that count otherwise than before, by account. A month that nobody had is not restated. */
function restatedLines(
  before: LedgerMonth | null,
  now: LedgerMonth,
  accounts: PlacedAccounts,
): readonly RestatedLine[] {
  if (before === null) return [];
  const values = (lines: readonly TrialLine[]) => new Map(lines.map((line) => [line[0], valueOf(line, accounts)]));
  const [old, told] = [values(before.lines), values(now.lines)];
  return [...new Set([...old.keys(), ...told.keys()])]
    .sort((one, other) => one - other)
    .map((ref) => ({ month: now.month, ref, before: old.get(ref) ?? 0, now: told.get(ref) ?? 0 }))
    .filter(({ before: was, now: is }) => was !== is);
}

/** The movement of profit and loss, the balance of everything else (formulas 5.1). */
function valueOf([ref, movement, balance]: TrialLine, accounts: PlacedAccounts): number {
  const category = accounts.get(ref)?.placement?.category;
  const flows = category === undefined ? balance === null : isProfitAndLoss(category);
  return (flows ? (movement ?? balance) : (balance ?? movement)) ?? 0;
}
