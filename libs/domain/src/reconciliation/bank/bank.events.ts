import type { DomainEvent } from '../../decider';
import { ERASED, type EventDefinitions } from '../../event-definition';

/** A line of a bank statement that somebody uploaded or pasted. Its text is sealed with a key of its day. */
export type BankLineRecorded = DomainEvent<
  'reconciliation.bank-line-recorded.v1',
  {
    /** Keyed hash of date, text, amount and occurrence: the same line is the same in every statement. */
    readonly lineId: string;
    readonly date: string;
    /** Negative where money left the account. */
    readonly amountPence: number;
    /** Whether the text named the payment provider. */
    readonly namesProvider: boolean;
    readonly text: string;
  }
>;

/** The texts of a day's lines were kept long enough: their key is destroyed. */
export type BankTextsErased = DomainEvent<'reconciliation.bank-texts-erased.v1', { readonly date: string }>;

/** Somebody says that a payout arrived with this line. */
export type BankLineMatched = DomainEvent<
  'reconciliation.bank-line-matched.v1',
  {
    readonly payoutId: string;
    readonly lineId: string;
    /** The line's amount without the payout's. */
    readonly gapPence: number;
    readonly reason: string;
    readonly version: number;
  }
>;

/** Somebody says that a payout did not arrive with this line, whoever or whatever had said so. */
export type BankLineUnmatched = DomainEvent<
  'reconciliation.bank-line-unmatched.v1',
  { readonly payoutId: string; readonly lineId: string; readonly reason: string; readonly version: number }
>;

export type BankDayEvent = BankLineRecorded | BankTextsErased;
export type BankMatchEvent = BankLineMatched | BankLineUnmatched;
export type BankEvent = BankDayEvent | BankMatchEvent;

export const bankEventDefinitions: EventDefinitions<BankEvent> = {
  'reconciliation.bank-line-recorded.v1': { personal: { text: ERASED } },
  'reconciliation.bank-texts-erased.v1': { personal: {} },
  'reconciliation.bank-line-matched.v1': { personal: { reason: ERASED } },
  'reconciliation.bank-line-unmatched.v1': { personal: { reason: ERASED } },
};

/** The lines of one day. */
export const bankDayStream = (date: string): string => `bankDay-${date}`;

/** Whose key seals the texts of one day's lines: it can be destroyed without any other. */
export const bankDaySubject = (date: string): string => `bank-day-${date}`;

/** All matches by hand are in one stream, so that no two people match one line or one payout twice. */
export const BANK_MATCHES_STREAM = 'reconciliation-bank-matches';
