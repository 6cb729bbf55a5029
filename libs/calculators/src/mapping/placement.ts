import type { Pence } from '@keelson/kernel';
import type { LedgerSource } from '@keelson/vocabulary';
import type { LedgerAccount, Placement } from '../books';
import { namesPayroll } from './account-names';
import { manualPlacement } from './manual-placement';
import { place } from './place';
import { quickBooksPlacement } from './quickbooks-placement';
import { xeroPlacement } from './xero-placement';

const RULES: Record<LedgerSource, (account: LedgerAccount) => Placement | null> = {
  xero: xeroPlacement,
  quickbooks: quickBooksPlacement,
  manual: manualPlacement,
};

/** Types of bank accounts: only what a bank lends is a liability once it is overdrawn. */
const BANKS: ReadonlySet<string> = new Set(['BANK', 'Bank', 'cash']);

const PROFIT_TYPES: ReadonlySet<string> = new Set([
  'Income',
  'Other Income',
  'Cost of Goods Sold',
  'Expense',
  'Other Expense',
]);

/** Whether QuickBooks keeps a balance of the account beyond the year's end, and tells no movement of it (formulas 5.1). */
export const keepsBalance = ({ type }: LedgerAccount): boolean => !PROFIT_TYPES.has(type);

/** Whether wages are booked here, wherever the account counts: no supplier lends them (formulas 5.26). */
export const paysWages = ({ name, subType }: LedgerAccount): boolean =>
  namesPayroll(name) || subType === 'CostOfLaborCos';

/** Whether an overdrawn balance makes this account a current liability on the balance sheet (formulas 5.2, 5.3). */
export const mayBeOverdrawn = (account: LedgerAccount, override?: Placement): boolean =>
  override === undefined && BANKS.has(account.type);

/**
 * Where an account belongs (formulas 5.2, 5.3). In this order: what the customer decided, Xero's system account, code
 * and name, type. `null` is UNMAPPED: no rule hits, and the account stays out of the figures until somebody places it.
 *
 * With a balance (pence, debit positive) an overdrawn bank account is a current liability; without one it is `cash`,
 * as cover ratio and cash balance take it (formulas 5.9).
 */
export function placementOf(
  account: LedgerAccount,
  source: LedgerSource,
  override?: Placement,
  balance?: Pence,
): Placement | null {
  if (override !== undefined) return override;
  const placement = RULES[source](account);
  const overdrawn = placement?.category === 'cash' && mayBeOverdrawn(account) && (balance ?? 0) < 0;
  return overdrawn ? place('otherCurrentLiabilities') : placement;
}
