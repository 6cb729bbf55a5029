import type { Books } from '@keelson/calculators';
import { type CalendarDate, londonDate } from '@keelson/kernel';
import { evolveBooks } from './books-fold';
import { evolveImports, type ImportStanding, NEVER_IMPORTED } from './import-standing';
import type { LedgerEvent } from './ledger.events';

/** The books and how they came, folded up to some event. */
export interface LedgerSnapshot {
  readonly books: Books | null;
  readonly imports: ImportStanding;
}

const NOTHING_KNOWN: LedgerSnapshot = { books: null, imports: NEVER_IMPORTED };

export const evolveSnapshot = ({ books, imports }: LedgerSnapshot, event: LedgerEvent): LedgerSnapshot => ({
  books: evolveBooks(books, event),
  imports: evolveImports(imports, event),
});

/** What was known at the end of a day in London, whatever was told later; events in their order. */
export const knownOn = (
  events: readonly (LedgerEvent & { readonly occurredAt: Date })[],
  day: CalendarDate,
): LedgerSnapshot =>
  events.filter(({ occurredAt }) => londonDate(occurredAt) <= day).reduce(evolveSnapshot, NOTHING_KNOWN);
