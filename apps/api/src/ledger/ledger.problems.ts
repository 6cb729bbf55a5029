import { type AcceptanceRefusal, ledgerMessages as texts, type SpreadsheetRefusal } from '@keelson/contracts/ledger';
import type { LedgerRefusal } from '@keelson/domain/ledger';
import type { Problems } from '../platform/wire/answer';

/** What the rules refuse, an account that is not the caller's, and what is the owner's alone to change. */
export interface LedgerFailure {
  readonly code: Exclude<LedgerRefusal['code'], ImportRefusal> | 'NOT_FOUND' | 'READ_ONLY';
}

/** The workers alone import: no route leads to these. */
type ImportRefusal = 'IMPORT_RUNNING' | 'IMPORT_OVER';

export const isOfARoute = (refusal: LedgerRefusal): refusal is LedgerRefusal & LedgerFailure =>
  refusal.code !== 'IMPORT_RUNNING' && refusal.code !== 'IMPORT_OVER';

export const ledgerProblems = {
  /** Also for an account out of the caller's scope. */
  NOT_FOUND: { status: 404, message: texts.noLedger },
  READ_ONLY: { status: 403, message: texts.headcountsReadOnly },
  NO_LEDGER: { status: 409, message: texts.noLedger },
  SYSTEM_CONNECTED: { status: 409, message: texts.systemConnected },
  UNKNOWN_ACCOUNT: { status: 404, message: texts.noSuchAccount },
  NOTHING_TO_UNDO: { status: 409, message: texts.nothingToUndo },
  NOT_LONG_TERM: { status: 409, message: texts.notLongTerm },
  MORE_THAN_OWED: { status: 409, message: texts.moreThanOwed },
} satisfies Problems<LedgerFailure['code']>;

/** Besides, figures that are said to be a file's and are not what was read from it. */
export type SaveFailure = LedgerFailure | { readonly code: AcceptanceRefusal };

export const saveProblems = {
  ...ledgerProblems,
  FILE_PREVIEW_OVER: { status: 409, message: texts.filePreviewOver },
  FILE_CHANGED: { status: 409, message: texts.fileChanged },
} satisfies Problems<SaveFailure['code']>;

export const headcountProblems = {
  ...ledgerProblems,
  MONTH_NOT_BEGUN: { status: 400, message: texts.monthNotBegun },
} satisfies Problems<LedgerFailure['code'] | 'MONTH_NOT_BEGUN'>;

export const fileProblems = {
  NOT_A_SPREADSHEET: { status: 422, message: texts.notASpreadsheet },
  FILE_PROTECTED: { status: 422, message: texts.fileProtected },
  FILE_TOO_LARGE: { status: 422, message: texts.fileTooLarge },
  FILE_UNREADABLE: { status: 422, message: texts.fileUnreadable },
} satisfies Problems<SpreadsheetRefusal>;
