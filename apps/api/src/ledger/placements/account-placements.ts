import {
  type Books,
  type Company,
  companyOn,
  latestMonth,
  type LedgerAccount,
  monthsTo,
  type PlacedAccount,
  type Placement,
  placementOf,
} from '@keelson/calculators';
import type { placementsContract, PlacedBy } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { CalendarDate, Month } from '@keelson/kernel';

export type Placements = AnswerInputOf<typeof placementsContract>;
export type AccountPlacement = Placements['accounts'][number];

/** Every account with where it counts and what put it there, by code. */
export function accountPlacements(books: Books, today: CalendarDate): Omit<Placements, 'companyName'> {
  const company = companyOn(today, books);
  const asAt = latestMonth(company);
  const accounts = [...company.accounts.values()]
    .map((placed) => accountPlacement(placed, company, asAt))
    .sort((one, other) => one.account_code.localeCompare(other.account_code, 'en-GB', { numeric: true }));
  return { asAt, accounts };
}

export function placementOfRef(books: Books, today: CalendarDate, ref: number): AccountPlacement | undefined {
  const company = companyOn(today, books);
  const placed = company.accounts.get(ref);
  return placed && accountPlacement(placed, company, latestMonth(company));
}

function accountPlacement(
  { account, placement }: PlacedAccount,
  company: Company,
  asAt: Month | null,
): AccountPlacement {
  const { books } = company;
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
    movement: asAt === null ? null : movementIn(account.ref, books, monthsTo(asAt, 12)),
    balance: asAt === null ? null : balanceAt(account.ref, books, asAt),
  };
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

function movementIn(ref: number, { months }: Books, of: readonly Month[]): number | null {
  const movements = months
    .filter(({ month }) => of.includes(month))
    .flatMap(({ lines }) => lines.filter((line) => line[0] === ref).map((line) => line[1]))
    .filter((movement) => movement !== null);
  return movements.length === 0 ? null : movements.reduce<number>((sum, movement) => sum + movement, 0) / 100;
}

function balanceAt(ref: number, { months }: Books, at: Month): number | null {
  const line = months.find(({ month }) => month === at)?.lines.find(([of]) => of === ref);
  return line?.[2] == null ? null : line[2] / 100;
}
