import type { ImportStatus } from '@keelson/vocabulary';
import { importFailureText } from './import-failure';
import type { ImportReport, LedgerEvent } from './ledger.events';

/** How the imports of a ledger stand. */
export interface ImportStanding {
  readonly status: ImportStatus;
  readonly importId: string | null;
  /** ISO instant. */
  readonly startedAt: string | null;
  /** Why the last one failed, for people. */
  readonly message: string | null;
  /** When the last one that finished did so. */
  readonly lastImportedAt: string | null;
  /** Of the last one that finished, whatever came after it. */
  readonly report: ImportReport | null;
}

export const NEVER_IMPORTED: ImportStanding = {
  status: 'none',
  importId: null,
  startedAt: null,
  message: null,
  lastImportedAt: null,
  report: null,
};

/**
 * How the imports stand after the event. What another source brought before counts no longer; an import learns only
 * after it has begun whose books it reads.
 */
export function evolveImports(imports: ImportStanding, event: LedgerEvent): ImportStanding {
  switch (event.type) {
    case 'ledger.opened.v1': {
      const { status, importId, startedAt } = imports;
      return status === 'started' ? { ...NEVER_IMPORTED, status, importId, startedAt } : NEVER_IMPORTED;
    }
    case 'ledger.import-started.v1': {
      const { importId, startedAt } = event.data;
      return { ...imports, status: 'started', importId, startedAt, message: null };
    }
    case 'ledger.import-finished.v1': {
      const { finishedAt, report } = event.data;
      return { ...imports, status: 'finished', lastImportedAt: finishedAt, report };
    }
    case 'ledger.import-failed.v2':
      return { ...imports, status: 'failed', message: importFailureText(event.data.failure) };
    case 'ledger.organisation-changed.v2':
    case 'ledger.accounts-recorded.v1':
    case 'ledger.month-recorded.v1':
    case 'ledger.day-balances-recorded.v1':
    case 'ledger.bank-day-recorded.v2':
    case 'ledger.transfer-reading-changed.v1':
    case 'ledger.due-within-year-stated.v1':
    case 'ledger.account-placed.v1':
    case 'ledger.placement-undone.v1':
    case 'ledger.vat-multiplier-set.v1':
    case 'ledger.headcounts-entered.v1':
    case 'ledger.figures-file-accepted.v1':
      return imports;
  }
}
