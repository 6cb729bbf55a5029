import type { BalanceSheetRow } from './figure-names';

/** As our own API spells it. */
const CAPITAL = 'Capital reserves' satisfies BalanceSheetRow;

/** How rows may spell it (finance §3), in small letters and without anything between them. */
const SPELLINGS: ReadonlySet<string> = new Set([
  'capitalreserves',
  'capitalreserve',
  'capitalandreserves',
  'capitalandreserve',
]);

const isCapital = (name: string): boolean => SPELLINGS.has(name.toLowerCase().replace(/[^a-z]/g, ''));

/**
 * A month's row with its capital in pounds under the name that the pages read, however the row spells it (finance §3).
 * A row without it counts as 0. `null` stays: it says that the capital of the month is not known (formulas 5.26).
 */
export function withCapital<Row extends object>(row: Row): Row & { readonly [CAPITAL]: number | null } {
  const told = new Map(Object.entries(row) as [string, unknown][]);
  const name = told.has(CAPITAL) ? CAPITAL : [...told.keys()].find(isCapital);
  const value = name === undefined ? 0 : told.get(name);
  return { ...row, [CAPITAL]: typeof value === 'number' ? value : null };
}
