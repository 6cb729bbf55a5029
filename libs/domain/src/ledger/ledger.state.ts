import type { Books, LedgerMonth, Placement } from '@keelson/calculators';
import type { Month } from '@keelson/kernel';
import type { LedgerSource } from '@keelson/vocabulary';
import { evolveBooks } from './books-fold';
import { evolveImports, type ImportStanding, NEVER_IMPORTED } from './import-standing';
import type { LedgerEvent } from './ledger.events';

/** A decision about an account that holds, or held before one that holds. */
export interface MadePlacement {
  readonly ref: number;
  readonly placement: Placement;
  readonly before: Placement | null;
}

export interface LedgerState {
  readonly company: {
    readonly source: LedgerSource;
    readonly organisationId: string;
    readonly vatRegistered: boolean | null;
  } | null;
  readonly books: Books | null;
  readonly imports: ImportStanding;
  /** Each month that the running import changed, as it was before; `null` for one that nobody had. */
  readonly changed: { readonly [month: Month]: LedgerMonth | null };
  /** Decisions that can be undone, the newest last. */
  readonly placements: readonly MadePlacement[];
  readonly vatSetByHand: boolean;
}

export const initialLedgerState: LedgerState = {
  company: null,
  books: null,
  imports: NEVER_IMPORTED,
  changed: {},
  placements: [],
  vatSetByHand: false,
};

export function evolveLedger(state: LedgerState, event: LedgerEvent): LedgerState {
  return {
    ...state,
    ...ownChanges(state, event),
    books: evolveBooks(state.books, event),
    imports: evolveImports(state.imports, event),
  };
}

/** What the decider remembers beyond books and imports. */
function ownChanges(state: LedgerState, event: LedgerEvent): Partial<LedgerState> {
  switch (event.type) {
    case 'ledger.opened.v1': {
      const { source, organisationId, vatRegistered } = event.data;
      return { company: { source, organisationId, vatRegistered }, changed: {}, placements: [], vatSetByHand: false };
    }
    case 'ledger.organisation-changed.v2': {
      const { vatRegistered } = event.data;
      return { company: state.company && { ...state.company, vatRegistered } };
    }
    case 'ledger.import-started.v1':
      return { changed: {} };
    case 'ledger.month-recorded.v1': {
      const { month, importId } = event.data;
      if (importId !== state.imports.importId || Object.hasOwn(state.changed, month)) return {};
      const before = state.books?.months.find((known) => known.month === month) ?? null;
      return { changed: { ...state.changed, [month]: before } };
    }
    case 'ledger.account-placed.v1':
      return { placements: [...state.placements, event.data] };
    case 'ledger.placement-undone.v1': {
      const at = state.placements.findLastIndex(({ ref }) => ref === event.data.ref);
      return { placements: state.placements.toSpliced(at, at < 0 ? 0 : 1) };
    }
    case 'ledger.vat-multiplier-set.v1':
      return { vatSetByHand: true };
    case 'ledger.accounts-recorded.v1':
    case 'ledger.day-balances-recorded.v1':
    case 'ledger.bank-day-recorded.v2':
    case 'ledger.transfer-reading-changed.v1':
    case 'ledger.due-within-year-stated.v1':
    case 'ledger.import-finished.v1':
    case 'ledger.import-failed.v2':
    case 'ledger.headcounts-entered.v1':
    case 'ledger.figures-file-accepted.v1':
      return {};
  }
}
