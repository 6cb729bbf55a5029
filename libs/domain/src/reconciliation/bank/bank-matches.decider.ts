import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../../decider';
import type { BankMatchEvent } from './bank.events';
import { BANK_MATCHING_VERSION } from './bank-matching';

/** A payout and a line, as they stand while somebody decides about them. */
export interface SeenPair {
  readonly payoutId: string;
  readonly lineId: string;
  readonly gapPence: number;
  /** With which line the payout stands at the bank, and with which payout the line does. */
  readonly payoutHas: string | null;
  readonly lineHas: string | null;
}

export type BankMatchCommand =
  | {
      readonly name: 'MatchBankLine';
      readonly seen: SeenPair;
      readonly reason: string;
      /** A gap up to which one person may match alone. */
      readonly aloneUpToPence: number;
    }
  | { readonly name: 'UnmatchBankLine'; readonly seen: SeenPair; readonly reason: string };

export interface BankMatchesState {
  readonly lineOf: Readonly<Record<string, string>>;
  readonly payoutOf: Readonly<Record<string, string>>;
}

export type BankMatchRefusal = Rejection<'PAYOUT_AT_BANK' | 'LINE_TAKEN' | 'GAP_TOO_LARGE' | 'NOT_AT_BANK'>;

/** What people decide about payouts and lines of the bank: one payout has one line, and one line one payout. */
export const bankMatchesDecider: Decider<BankMatchCommand, BankMatchesState, BankMatchEvent, BankMatchRefusal> = {
  initialState: { lineOf: {}, payoutOf: {} },
  decide(command, { lineOf, payoutOf }) {
    const { seen, reason } = command;
    const { payoutId, lineId, gapPence } = seen;
    const version = BANK_MATCHING_VERSION;
    switch (command.name) {
      case 'MatchBankLine':
        if (lineOf[payoutId] !== undefined || seen.payoutHas !== null) return refused({ code: 'PAYOUT_AT_BANK' });
        if (payoutOf[lineId] !== undefined || seen.lineHas !== null) return refused({ code: 'LINE_TAKEN' });
        if (Math.abs(gapPence) > command.aloneUpToPence) return refused({ code: 'GAP_TOO_LARGE' });
        return accepted([
          { type: 'reconciliation.bank-line-matched.v1', data: { payoutId, lineId, gapPence, reason, version } },
        ]);
      case 'UnmatchBankLine':
        if (lineOf[payoutId] !== lineId && seen.payoutHas !== lineId) return refused({ code: 'NOT_AT_BANK' });
        return accepted([
          { type: 'reconciliation.bank-line-unmatched.v1', data: { payoutId, lineId, reason, version } },
        ]);
    }
  },
  evolve({ lineOf, payoutOf }, { type, data: { payoutId, lineId } }) {
    switch (type) {
      case 'reconciliation.bank-line-matched.v1':
        return { lineOf: { ...lineOf, [payoutId]: lineId }, payoutOf: { ...payoutOf, [lineId]: payoutId } };
      case 'reconciliation.bank-line-unmatched.v1':
        return { lineOf: without(lineOf, payoutId, lineId), payoutOf: without(payoutOf, lineId, payoutId) };
    }
  },
};

/** Without this pair alone: what was matched otherwise stays. */
const without = (pairs: Readonly<Record<string, string>>, one: string, other: string) =>
  Object.fromEntries(Object.entries(pairs).filter(([key, value]) => key !== one || value !== other));
