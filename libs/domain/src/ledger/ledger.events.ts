import type { BankDay, DayBalances, LedgerAccount, LedgerMonth, Placement } from '@keelson/calculators';
import { type Json, type Month, type Pence, pence } from '@keelson/kernel';
import type { ImportReason, LedgerSource } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';
import type { ImportFailure, RecordedFailure } from './import-failure';

/**
 * The books of a company are opened from a source. Whatever another source or another company in it brought before no
 * longer counts; it stays in the history.
 */
export type LedgerOpened = DomainEvent<
  'ledger.opened.v1',
  {
    readonly source: LedgerSource;
    /** The provider's id of the company; empty for manual entry. */
    readonly organisationId: string;
    readonly organisationName: string;
    readonly yearEndMonth: number;
    /** `null` where the source does not tell. */
    readonly vatRegistered: boolean | null;
  }
>;

/**
 * The source tells otherwise than before of the same company. `vatMultiplier` is what holds from now on; `null` where
 * nobody has said it.
 */
export type OrganisationChanged = DomainEvent<
  'ledger.organisation-changed.v2',
  Pick<LedgerOpened['data'], 'organisationName' | 'yearEndMonth' | 'vatRegistered'> & {
    readonly vatMultiplier: string | null;
  }
>;

export type ImportStarted = DomainEvent<
  'ledger.import-started.v1',
  {
    readonly importId: string;
    readonly reason: ImportReason;
    /** The first and the last month that are asked for, unless the company turns out to be younger. */
    readonly from: Month;
    readonly to: Month;
    readonly startedAt: string;
  }
>;

/** Accounts that are new, or described otherwise than before. */
export type AccountsRecorded = DomainEvent<
  'ledger.accounts-recorded.v1',
  { readonly importId: string; readonly accounts: readonly LedgerAccount[] }
>;

/** A month whose lines are new or differ from those before. */
export type MonthRecorded = DomainEvent<'ledger.month-recorded.v1', LedgerMonth>;

export type DayBalancesRecorded = DomainEvent<'ledger.day-balances-recorded.v1', DayBalances>;

export type BankDayRecorded = DomainEvent<'ledger.bank-day-recorded.v2', BankDay>;

/** Whether the source tells transfers between own bank accounts; where it does not, they are assumed from equal amounts. */
export type TransferReadingChanged = DomainEvent<
  'ledger.transfer-reading-changed.v1',
  { readonly importId: string; readonly told: boolean }
>;

/** A line of a month that was already known and came otherwise. */
export interface RestatedLine {
  readonly month: Month;
  readonly ref: number;
  /** Value before and now as formulas 5.1 take it, in pence. */
  readonly before: number;
  readonly now: number;
}

export interface ImportReport {
  readonly months: number;
  readonly changedMonths: number;
  readonly accounts: number;
  /** Accounts that no rule places. */
  readonly unmapped: readonly number[];
  readonly outOfBalance: readonly { readonly month: Month; readonly difference: number }[];
  readonly restated: readonly RestatedLine[];
}

export type ImportFinished = DomainEvent<
  'ledger.import-finished.v1',
  { readonly importId: string; readonly report: ImportReport; readonly finishedAt: string }
>;

export type ImportFailed = DomainEvent<
  'ledger.import-failed.v2',
  { readonly importId: string; readonly failure: ImportFailure | RecordedFailure; readonly failedAt: string }
>;

/** `before`: the decision that held until now; `null` where the rules did. */
export type AccountPlaced = DomainEvent<
  'ledger.account-placed.v1',
  { readonly ref: number; readonly placement: Placement; readonly before: Placement | null }
>;

/** `restored`: where the account counted before the decision that is undone; `null` for where the rules put it. */
export type PlacementUndone = DomainEvent<
  'ledger.placement-undone.v1',
  { readonly ref: number; readonly undone: Placement; readonly restored: Placement | null }
>;

/** What of a loan is due within a year, in pence; `null` takes back what was stated before. */
export type DueWithinYearStated = DomainEvent<
  'ledger.due-within-year-stated.v1',
  { readonly ref: number; readonly amount: (Pence & Json) | null; readonly before: (Pence & Json) | null }
>;

export type VatMultiplierSet = DomainEvent<'ledger.vat-multiplier-set.v1', { readonly multiplier: string }>;

/** Counts of the months that changed; `null` takes one back. */
export type HeadcountsEntered = DomainEvent<
  'ledger.headcounts-entered.v1',
  { readonly counts: readonly { readonly month: Month; readonly count: string | null }[] }
>;

/** The entry, which the same command recorded, holds the figures of one file as they were shown, and no other. */
export type FiguresFileAccepted = DomainEvent<
  'ledger.figures-file-accepted.v1',
  {
    readonly entryId: string;
    /** SHA-256 of the file, in hexadecimal digits. */
    readonly contentHash: string;
    readonly figures: number;
  }
>;

export type LedgerEvent =
  | LedgerOpened
  | OrganisationChanged
  | ImportStarted
  | AccountsRecorded
  | MonthRecorded
  | DayBalancesRecorded
  | BankDayRecorded
  | TransferReadingChanged
  | ImportFinished
  | ImportFailed
  | AccountPlaced
  | PlacementUndone
  | DueWithinYearStated
  | VatMultiplierSet
  | HeadcountsEntered
  | FiguresFileAccepted;

const NONE: never[] = [];
const NOTHING = pence(0) as Pence & Json;

/** What an erased report says. */
const NOTHING_REPORTED = {
  months: 0,
  changedMonths: 0,
  accounts: 0,
  unmapped: NONE,
  outOfBalance: NONE,
  restated: NONE,
};

/**
 * A sole trader's figures are personal data, and nobody can tell from the events who is one. What stands in place of
 * erased figures are figures again, so that the books still fold.
 */
export const ledgerEventDefinitions: EventDefinitions<LedgerEvent> = {
  'ledger.opened.v1': { personal: { organisationName: ERASED } },
  'ledger.organisation-changed.v2': { personal: { organisationName: ERASED } },
  'ledger.import-started.v1': { personal: {} },
  'ledger.accounts-recorded.v1': { personal: { accounts: NONE } },
  'ledger.month-recorded.v1': { personal: { lines: NONE } },
  'ledger.day-balances-recorded.v1': { personal: { lines: NONE } },
  'ledger.bank-day-recorded.v2': { personal: { received: NOTHING, spent: NOTHING } },
  'ledger.transfer-reading-changed.v1': { personal: {} },
  'ledger.import-finished.v1': { personal: { report: NOTHING_REPORTED } },
  'ledger.import-failed.v2': { personal: {} },
  'ledger.account-placed.v1': { personal: {} },
  'ledger.placement-undone.v1': { personal: {} },
  'ledger.due-within-year-stated.v1': { personal: { amount: null, before: null } },
  'ledger.vat-multiplier-set.v1': { personal: {} },
  'ledger.headcounts-entered.v1': { personal: { counts: NONE } },
  // Of who has the file too, its hash tells whose it is.
  'ledger.figures-file-accepted.v1': { personal: { contentHash: ERASED } },
};

/** The books of one customer's company. */
export const ledgerStream = (accountId: string): string => `ledger-${accountId}`;
