import type { Books, LedgerAccount } from '../books';
import { namesLongTermDebt } from './account-names';
import { placementOf } from './placement';

/**
 * Whether the name alone puts the account after one year, and nobody has stated what is due within it (formulas 5.2,
 * 5.26).
 */
export const lacksSplit = (account: LedgerAccount, { source, overrides, dueWithinYear }: Books): boolean =>
  source === 'xero' &&
  account.type === 'LIABILITY' &&
  namesLongTermDebt(account.name) &&
  overrides[account.ref] === undefined &&
  dueWithinYear?.[account.ref] === undefined;

/** Whether a part of the account may be due within a year: typed figures tell both parts apart themselves. */
export const mayBeSplit = (account: LedgerAccount, { source, overrides }: Books): boolean =>
  source !== 'manual' && placementOf(account, source, overrides[account.ref])?.category === 'longTermCreditors';
