import { DEFAULT_CASE_LIST } from '@keelson/contracts/reconciliation';
import {
  BANK_LINE_STANDINGS,
  type BankLineStanding,
  type PageSize,
  RECONCILIATION_REASONS,
  RECONCILIATION_SORTS,
  type ReconciliationReason,
  type ReconciliationSort,
  type ReconciliationState,
  type SortOrder,
} from '@keelson/vocabulary';
import { useMemo } from 'react';
import type { PageTurns } from '../../ui/table/page-turns';
import { type Address, useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

export const VIEWS = ['needs', 'matched', 'refunded', 'disputed', 'all', 'payouts', 'bank', 'months'] as const;
export type View = (typeof VIEWS)[number];

/** A view that lists cases. */
export type CaseView = Exclude<View, 'payouts' | 'bank' | 'months'>;

export const listsCases = (view: View): view is CaseView => view !== 'payouts' && view !== 'bank' && view !== 'months';

const ASSIGNED = ['me', 'nobody'] as const;
export type Assigned = (typeof ASSIGNED)[number];

/** What narrows the cases, in the list and in the file. */
export interface CaseFilters {
  readonly needsPerson: 'yes' | undefined;
  readonly state: ReconciliationState | undefined;
  readonly reason: ReconciliationReason | undefined;
  readonly month: string | undefined;
  readonly assigned: Assigned | undefined;
  readonly search: string;
}

export interface CaseQuery extends CaseFilters {
  readonly sort: ReconciliationSort;
  readonly order: SortOrder;
  readonly size: PageSize;
  readonly after: string | undefined;
}

export interface PayoutsQuery {
  readonly month: string | undefined;
  readonly size: PageSize;
  readonly after: string | undefined;
}

export interface LinesQuery {
  readonly payoutId: string;
  readonly size: PageSize;
  readonly after: string | undefined;
}

export interface BankQuery {
  readonly standing: BankLineStanding | undefined;
  readonly search: string;
  readonly size: PageSize;
  readonly after: string | undefined;
}

export interface CaseList {
  readonly view: View;
  readonly filters: CaseFilters;
  readonly asked: CaseQuery;
  readonly payouts: PayoutsQuery;
  readonly bank: BankQuery;
  readonly table: TableControl;
  /** The case whose panel is open. */
  readonly chosen: string | undefined;
  /** The payout whose lines are shown. */
  readonly payout: string | undefined;
  readonly narrowed: boolean;
  show(view: View): void;
  choose(caseId: string | undefined): void;
  openPayout(payoutId: string | undefined): void;
  narrow(filters: Partial<Pick<CaseFilters, 'reason' | 'month' | 'assigned'> & Pick<BankQuery, 'standing'>>): void;
  clear(): void;
  turnsOf(next: string | null | undefined, current: boolean, more?: boolean): PageTurns;
}

const { sort, order } = DEFAULT_CASE_LIST;
const STATES: Partial<Record<View, ReconciliationState>> = {
  matched: 'Matched',
  refunded: 'Refunded',
  disputed: 'Disputed',
};
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const FIRST_PAGE = { page: undefined, after: undefined };
const BETWEEN = '.';
/** So far a list is turned back page by page; from further on to its first page. An address must stay short. */
const MOST_PLACES = 30;

/** A place in the list is one for a search and an order: another of either begins at the first page. */
function useWithoutPlace(address: Address): Address {
  return useMemo(
    () => ({
      ...address,
      change: (to, options) =>
        address.change((before) => {
          const next = to(before);
          next.delete('after');
          return next;
        }, options),
    }),
    [address],
  );
}

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function useCaseList(): CaseList {
  const address = useAddress();
  const table = useTableState(useWithoutPlace(address), { sort, order });
  const { assign, query } = address;
  const { search, size, order: direction, page } = table;
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'needs';
  const written = query.get('month');
  const month = written !== null && MONTH.test(written) ? written : undefined;
  const reason = view === 'needs' ? RECONCILIATION_REASONS.find((each) => each === query.get('reason')) : undefined;
  const assigned = ASSIGNED.find((each) => each === query.get('assigned'));
  const standing = BANK_LINE_STANDINGS.find((each) => each === query.get('standing'));
  const places = (query.get('after') ?? '').split(BETWEEN).filter((each) => each !== '');
  const after = places.at(-1);
  const filters: CaseFilters = {
    needsPerson: view === 'needs' ? 'yes' : undefined,
    state: STATES[view],
    ...{ reason, month, assigned, search },
  };
  const turn = (to: number, kept: readonly string[]) =>
    assign({ page: to > 1 ? String(to) : undefined, after: kept.slice(-MOST_PLACES).join(BETWEEN) });
  return {
    ...{ view, filters, table },
    asked: {
      ...filters,
      ...{ size, after, order: direction, sort: RECONCILIATION_SORTS.find((each) => each === table.sort) ?? sort },
    },
    payouts: { month, size, after },
    bank: { standing, search, size, after },
    chosen: query.get('case') ?? undefined,
    payout: view === 'payouts' ? (query.get('payout') ?? undefined) : undefined,
    narrowed: search !== '' || reason !== undefined || month !== undefined || assigned !== undefined,
    show: (wanted) =>
      assign({
        view: wanted === 'needs' ? undefined : wanted,
        payout: undefined,
        reason: undefined,
        standing: undefined,
        ...FIRST_PAGE,
      }),
    choose: (id) => assign({ case: id }),
    openPayout: (id) => assign({ view: 'payouts', payout: id, standing: undefined, ...FIRST_PAGE }),
    narrow: (wanted) => assign({ ...wanted, ...FIRST_PAGE }),
    clear: () => assign({ search: undefined, reason: undefined, month: undefined, assigned: undefined, ...FIRST_PAGE }),
    turnsOf: (next, current, more = false) => ({
      // With the oldest places forgotten, the way back from the first that is known leads to the first page.
      previous:
        after === undefined
          ? undefined
          : () => current && turn(places.length === 1 ? 1 : page - 1, places.slice(0, -1)),
      next: next
        ? () => current && turn(Math.max(page, after === undefined ? 1 : 2) + 1, [...places, next])
        : undefined,
      more,
    }),
  };
}
