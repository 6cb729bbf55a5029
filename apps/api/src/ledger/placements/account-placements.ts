import {
  type Books,
  type Company,
  companyOn,
  lacksSplit,
  latestMonth,
  type LedgerAccount,
  mayBeSplit,
  monthsTo,
  type PlacedAccount,
  type Placement,
  placementOf,
  trialBalanceOf,
} from '@keelson/calculators';
import type { placementsContract, PlacedBy } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { CalendarDate } from '@keelson/kernel';

export type Placements = AnswerInputOf<typeof placementsContract>;
export type AccountPlacement = Placements['accounts'][number];

/** Every account with where it counts and what put it there, by code. */
export function accountPlacements(books: Books, today: CalendarDate): Omit<Placements, 'companyName'> {
  const company = companyOn(today, books);
  const amounts = amountsIn(company);
  const accounts = [...company.accounts.values()]
    .map((placed) => accountPlacement(placed, books, amounts))
    .sort((one, other) => one.account_code.localeCompare(other.account_code, 'en-GB', { numeric: true }));
  return { asAt: latestMonth(company), accounts };
}

export function placementOfRef(books: Books, today: CalendarDate, ref: number): AccountPlacement | undefined {
  const company = companyOn(today, books);
  const placed = company.accounts.get(ref);
  return placed && accountPlacement(placed, books, amountsIn(company));
}

type AmountsOf = (ref: number) => Pick<AccountPlacement, 'movement' | 'balance'>;

/** What accounts moved in the twelve months to the latest, as far as they are known, and what they stand at then. */
function amountsIn(company: Company): AmountsOf {
  const asAt = latestMonth(company);
  if (asAt === null) return () => ({ movement: null, balance: null });
  const columnOf = trialBalanceOf(company);
  const moved = monthsTo(asAt, 12).map((month) => columnOf(month, 'movement')?.amounts);
  const stands = columnOf(asAt, 'asAt')?.amounts;
  const pounds = (amount: number | null): number | null => (amount === null ? null : amount / 100);
  return (ref) => {
    const known = moved.map((amounts) => amounts?.get(ref) ?? null).filter((amount) => amount !== null);
    const movement = known.length === 0 ? null : known.reduce<number>((sum, amount) => sum + amount, 0);
    return { movement: pounds(movement), balance: pounds(stands?.get(ref) ?? null) };
  };
}

function accountPlacement({ account, placement }: PlacedAccount, books: Books, amountsOf: AmountsOf): AccountPlacement {
  const byRules = placementOf(account, books.source);
  return {
    ref: account.ref,
    account_code: account.code,
    account_name: account.name,
    account_type: account.type,
    account_sub_type: account.subType,
    placement,
    placedBy: placedBy(account, books, byRules),
    byRules,
    ...amountsOf(account.ref),
    dueWithinYear: dueWithinYear(account, books),
  };
}

/** Of accounts that are due after more than one year. */
function dueWithinYear(account: LedgerAccount, books: Books): AccountPlacement['dueWithinYear'] {
  if (!mayBeSplit(account, books)) return null;
  const stated = books.dueWithinYear?.[account.ref];
  return { stated: stated === undefined ? null : stated / 100, assumed: lacksSplit(account, books) };
}

/** The first of the rules of formulas 5.2 without which the account would count elsewhere. */
function placedBy(account: LedgerAccount, { overrides, source }: Books, byRules: Placement | null): PlacedBy {
  if (overrides[account.ref] !== undefined) return 'override';
  if (byRules === null) return 'none';
  const differs = (without: Partial<LedgerAccount>): boolean => {
    const other = placementOf({ ...account, ...without }, source);
    return other?.category !== byRules.category || other.tag !== byRules.tag;
  };
  if (account.systemAccount !== null && differs({ systemAccount: null })) return 'systemAccount';
  return differs({ name: '', code: '' }) ? 'name' : 'type';
}
