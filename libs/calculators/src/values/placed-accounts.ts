import type { Pence } from '@keelson/kernel';
import type { Books, LedgerAccount, Placement } from '../books';
import { keepsBalance, mayBeOverdrawn, owesTax, paysWages, placementOf } from '../mapping';
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
  standsAt(balance: Pence): readonly Share<Stand>[];
}

export type PlacedAccounts = ReadonlyMap<number, PlacedAccount>;

const NOWHERE: readonly Share<Stand>[] = [];

function placed(account: LedgerAccount, books: Books): PlacedAccount {
  const override = books.overrides[account.ref];
  const placement = placementOf(account, books.source, override);
  const inCredit = placement === null ? NOWHERE : standShares(placement, { owesTax: owesTax(account) });
  const overdrawn =
    placement !== null && mayBeOverdrawn(account, override) ? standShares(placement, { overdrawn: true }) : inCredit;
  const profitAndLoss = placement !== null && isProfitAndLoss(placement.category);
  return {
    account,
    placement,
    profitAndLoss,
    movesByBalance: profitAndLoss && books.source === 'quickbooks' && keepsBalance(account),
    flows: placement === null ? [] : flowShares(placement, paysWages(account)),
    standsAt: (balance) => (balance < 0 ? overdrawn : inCredit),
  };
}

/** Every account of the books by its `ref`, with where it belongs (formulas 5.2, 5.3). */
export const placedAccounts = (books: Books): PlacedAccounts =>
  new Map(books.accounts.map((account) => [account.ref, placed(account, books)]));
