import type { Category, CategoryTag, LedgerAccount, Placement } from '../books';
import { place } from './place';

/** All categories, in the order of the statements. */
export const CATEGORIES = [
  'turnover',
  'otherIncome',
  'costOfSales',
  'payroll',
  'overheads',
  'tax',
  'fixedAssets',
  'stock',
  'tradeDebtors',
  'cash',
  'otherCurrentAssets',
  'tradeCreditors',
  'otherCurrentLiabilities',
  'longTermCreditors',
  'capitalAndReserves',
  'ignored',
] as const satisfies readonly Category[];

const TAGS: readonly string[] = ['depreciation', 'interest', 'marketing'] satisfies CategoryTag[];

/** What was entered by hand says its category as its type, and its tag, if any, as its sub-type. */
export function manualPlacement({ type, subType }: LedgerAccount): Placement | null {
  const category = CATEGORIES.find((known) => known === type);
  if (category === undefined) return null;
  return place(category, subType !== null && TAGS.includes(subType) ? (subType as CategoryTag) : null);
}
