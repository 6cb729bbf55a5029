import type { Month } from '@keelson/kernel';
import type { LedgerAccount } from '../books';
import type { Company } from './company';
import type { Flow } from './measures';
import { derivedMovements } from './month-pairs';

/**
 * What each account has in a flow of a complete and imported month, in pence, with the sign of the flow: together they
 * are its sum. An account may stand more than once.
 */
export function accountFlows(
  company: Company,
  flow: Flow,
  month: Month,
): readonly (readonly [account: LedgerAccount, amount: number])[] {
  const of = company.books.months.find((each) => each.month === month);
  if (of === undefined || !company.months.has(month)) return [];
  const told = of.lines.flatMap(([ref, movement]) => (movement === null ? [] : [[ref, movement] as const]));
  return [...told, ...derivedMovements(company.books, company.accounts, of)].flatMap(([ref, movement]) => {
    const placed = company.accounts.get(ref);
    const share = placed?.flows.find(([measure]) => measure === flow);
    return placed === undefined || share === undefined ? [] : [[placed.account, share[1] * movement] as const];
  });
}
