import type { BankDay, DayBalances, LedgerAccount, Placement } from '@keelson/calculators';
import type { Month, Pence } from '@keelson/kernel';
import type { ImportReason, LedgerSource } from '@keelson/vocabulary';
import type { EnterFigures, Headcount } from './entered-figures';
import type { ImportFailure } from './import-failure';

/** What the source tells of the company. */
export interface Organisation {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly yearEndMonth: number;
  readonly vatRegistered: boolean | null;
}

/** A line before its account has a number: by the id that the source gave. */
export interface AccountLine {
  readonly accountId: string;
  readonly movement: Pence | null;
  readonly balance: Pence | null;
}

export type LedgerCommand =
  /** Nothing for the company at hand; another source or company begins new books. */
  | ({ readonly name: 'OpenLedger'; readonly importId: string; readonly source: LedgerSource } & Organisation)
  | {
      readonly name: 'StartImport';
      readonly importId: string;
      readonly reason: ImportReason;
      readonly from: Month;
      readonly to: Month;
      readonly at: Date;
    }
  | {
      readonly name: 'RecordAccounts';
      readonly importId: string;
      readonly accounts: readonly Omit<LedgerAccount, 'ref'>[];
    }
  | {
      readonly name: 'RecordMonth';
      readonly importId: string;
      readonly month: Month;
      readonly lines: readonly AccountLine[];
      readonly at: Date;
    }
  | {
      readonly name: 'RecordDayBalances';
      readonly importId: string;
      readonly date: DayBalances['date'];
      readonly lines: readonly { readonly accountId: string; readonly balance: Pence }[];
    }
  | { readonly name: 'RecordBankDays'; readonly importId: string; readonly days: readonly Omit<BankDay, 'importId'>[] }
  | { readonly name: 'RecordTransferReading'; readonly importId: string; readonly told: boolean }
  | { readonly name: 'FinishImport'; readonly importId: string; readonly at: Date }
  | { readonly name: 'FailImport'; readonly importId: string; readonly failure: ImportFailure; readonly at: Date }
  | EnterFigures
  | { readonly name: 'PlaceAccount'; readonly ref: number; readonly placement: Placement }
  | { readonly name: 'UndoPlacement'; readonly ref: number }
  /** `null` takes back what was stated. */
  | { readonly name: 'StateDueWithinYear'; readonly ref: number; readonly amount: Pence | null }
  | { readonly name: 'SetVatMultiplier'; readonly multiplier: string }
  | { readonly name: 'EnterHeadcounts'; readonly counts: readonly Headcount[] };
