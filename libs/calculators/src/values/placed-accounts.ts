import type { Pence } from '@keelson/kernel';
import type { Books, LedgerAccount, Placement } from '../books';
import { keepsBalance, lacksSplit, mayBeOverdrawn, mayBeSplit, owesTax, paysWages, placementOf } from '../mapping';
import type { Flow, Share, Stand } from './measures';
import { flowShares, isProfitAndLoss, standShares } from './measures';

/** An account of the chart with where it belongs, worked out once for all months. */
export interface PlacedAccount {
  readonly account: LedgerAccount;
  /** `null` is UNMAPPED. */
  readonly placement: Placement | null;
  readonly profitAndLoss: boolean;
  /** Placed in profit and loss, though its provider tells only what it stands at. */
  readonly movesByBalance: boolean;
  readonly flows: readonly Share<Flow>[];
  /** Whether it is a loan of which nobody has stated what is due within a year. */
  readonly splitUnknown: boolean;
  /** What of it was stated to be due within a year, where that counts. */
  readonly dueWithinYear: Pence | undefined;
  /** What a balance counts in, and by how much, in pence. */
  standsAt(balance: Pence): readonly StandPart[];
}

/** A part of a balance, with the sign of the sum that it counts in. */
export type StandPart = readonly [stand: Stand, amount: number];

export type PlacedAccounts = ReadonlyMap<number, PlacedAccount>;

/** What is stated to be due within a year, as far as so much is owed; the rest is due later (formulas 5.26). */
const split = (balance: Pence, stated: Pence): readonly StandPart[] => {
  const owed = 0 - balance;
  const within = Math.min(Math.max(owed, 0), stated);
  return [
    ['otherCurrentLiabilities', within],
    ['longTermCreditors', owed - within],
  ];
};

const NOWHERE: readonly Share<Stand>[] = [];

function placed(account: LedgerAccount, books: Books): PlacedAccount {
  const override = books.overrides[account.ref];
  const placement = placementOf(account, books.source, override);
  const inCredit = placement === null ? NOWHERE : standShares(placement, { owesTax: owesTax(account) });
  const overdrawn =
    placement !== null && mayBeOverdrawn(account, override) ? standShares(placement, { overdrawn: true }) : inCredit;
  const stated = mayBeSplit(account, books) ? books.dueWithinYear?.[account.ref] : undefined;
  const profitAndLoss = placement !== null && isProfitAndLoss(placement.category);
  return {
    account,
    placement,
    profitAndLoss,
    movesByBalance: profitAndLoss && books.source === 'quickbooks' && keepsBalance(account),
    flows: placement === null ? [] : flowShares(placement, paysWages(account)),
    dueWithinYear: stated,
    splitUnknown: lacksSplit(account, books),
    standsAt: (balance) => {
      if (stated !== undefined) return split(balance, stated);
      return (balance < 0 ? overdrawn : inCredit).map(([stand, sign]) => [stand, sign * balance]);
    },
  };
}

/** Every account of the books by its `ref`, with where it belongs (formulas 5.2, 5.3). */
export const placedAccounts = (books: Books): PlacedAccounts =>
  new Map(books.accounts.map((account) => [account.ref, placed(account, books)]));
