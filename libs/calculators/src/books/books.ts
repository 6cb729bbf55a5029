import type { CalendarDate, Month, Pence } from '@keelson/kernel';
import type { AccountCategory, CategoryTag, LedgerSource } from '@keelson/vocabulary';

export interface Placement {
  readonly category: AccountCategory;
  readonly tag: CategoryTag | null;
}

/** One account of the chart as the provider describes it; what manual entry keeps has accounts of its own. */
export interface LedgerAccount {
  /** Our number of the account within this ledger, given in the order in which accounts were first seen, from 1. */
  readonly ref: number;
  /** The provider's id. */
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Xero: `Type` (`BANK`, `REVENUE`). QuickBooks: `AccountType`. Manual: a `Category`. */
  readonly type: string;
  /** QuickBooks: `AccountSubType`. Xero: `BankAccountType` of a bank account. */
  readonly subType: string | null;
  /** Xero: `SystemAccount` (`DEBTORS`). */
  readonly systemAccount: string | null;
}

/**
 * One line of a trial balance, debit positive: the account, its movement in the month and its balance at the month's
 * end (for accounts of profit and loss since the financial year began). `null` is what the provider does not tell.
 */
export type TrialLine = readonly [ref: number, movement: Pence | null, balance: Pence | null];

export interface LedgerMonth {
  readonly month: Month;
  /** The import or the entry that brought these lines. */
  readonly importId: string;
  /** ISO instant: when it became known here. */
  readonly recordedAt: string;
  readonly lines: readonly TrialLine[];
}

/** Balances of the accounts at the end of a day (formulas 5.24), debit positive. */
export interface DayBalances {
  readonly date: CalendarDate;
  readonly importId: string;
  readonly lines: readonly (readonly [ref: number, balance: Pence])[];
}

/** What went through the bank accounts on a day, transfers between own accounts left out (formulas 5.9, 5.24). */
export interface BankDay {
  readonly date: CalendarDate;
  readonly importId: string;
  /** `null`: not typed; an accounting system always tells it. */
  readonly received: Pence | null;
  readonly spent: Pence | null;
  /** A transfer between two own accounts was recognised by equal amounts. */
  readonly transferAssumed: boolean;
}

/** Everything that the figures of one company are computed from. */
export interface Books {
  readonly source: LedgerSource;
  readonly organisationName: string;
  /** 1 to 12. */
  readonly yearEndMonth: number;
  /**
   * What turns a net amount into one with VAT, as a decimal text: `1.20` (formulas 5.8); `null` where neither the source
   * nor the customer has said it.
   */
  readonly vatMultiplier: string | null;
  readonly accounts: readonly LedgerAccount[];
  /** What the customer decided otherwise than the rules, by `ref`. */
  readonly overrides: { readonly [ref: number]: Placement };
  /** What the customer stated of loans, by `ref`: the part due within a year (formulas 5.26). */
  readonly dueWithinYear?: { readonly [ref: number]: Pence };
  /** Whether the source tells transfers between own bank accounts; see `tellsTransfers` for those that never said. */
  readonly transfersTold?: boolean;
  /** Only months that were imported or entered, oldest first. */
  readonly months: readonly LedgerMonth[];
  /** People employed, by month, as a decimal text: part-timers count in part. */
  readonly headcounts: { readonly [month: string]: string };
  /** Oldest first. */
  readonly days: readonly DayBalances[];
  /** Oldest first. */
  readonly bankDays: readonly BankDay[];
}

/** Whether transfers between own bank accounts are told; otherwise they are assumed from equal amounts (formulas 5.24). */
export const tellsTransfers = ({ source, transfersTold }: Books): boolean => transfersTold ?? source !== 'xero';
