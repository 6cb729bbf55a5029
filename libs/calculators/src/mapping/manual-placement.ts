import { ACCOUNT_CATEGORIES, CATEGORY_TAGS } from '@keelson/vocabulary';
import type { LedgerAccount, Placement } from '../books';
import { place } from './place';

/** What was entered by hand says its category as its type, and its tag, if any, as its sub-type. */
export function manualPlacement({ type, subType }: LedgerAccount): Placement | null {
  const category = ACCOUNT_CATEGORIES.find((known) => known === type);
  if (category === undefined) return null;
  return place(category, CATEGORY_TAGS.find((tag) => tag === subType) ?? null);
}
