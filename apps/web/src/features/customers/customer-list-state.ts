import { DEFAULT_CUSTOMER_LIST } from '@keelson/contracts/customers';
import { ACCOUNT_STATUSES, type AccountStatus, CUSTOMER_SORTS, type CustomerSort } from '@keelson/vocabulary';
import { useMemo } from 'react';
import type { PageTurns } from '../../ui/table/page-turns';
import type { TableState } from '../../ui/table/table-state';
import { type Address, useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

/** What the table is asked for. */
export interface CustomerListState extends Omit<TableState, 'sort' | 'page'> {
  readonly sort: CustomerSort;
  readonly status: AccountStatus | undefined;
  /** The place behind which the page begins, or before which it ends; neither for the first page. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  readonly more: boolean;
}

export interface CustomerList {
  readonly state: CustomerListState;
  readonly table: TableControl;
  /** The customer whose panel is open. */
  readonly chosen: string | undefined;
  choose(accountId: string | undefined): void;
  filter(status: AccountStatus | undefined): void;
  clear(): void;
  /** How the page that is shown is turned; nobody turns while another is asked for. */
  turnsOf(page: Neighbours | undefined, shown: boolean): PageTurns;
}

const { sort, order } = DEFAULT_CUSTOMER_LIST;
const FIRST_PAGE = { page: undefined, after: undefined, before: undefined };

/** A place in the list is one for a search and an order: another of either begins at the first page. */
function useWithoutPlace(address: Address): Address {
  return useMemo(
    () => ({
      ...address,
      change: (to, options) =>
        address.change((before) => {
          const next = to(before);
          next.delete('after');
          next.delete('before');
          return next;
        }, options),
    }),
    [address],
  );
}

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function useCustomerList(): CustomerList {
  const address = useAddress();
  const table = useTableState(useWithoutPlace(address), { sort, order });
  const { assign, query } = address;
  const { search, page, size, order: direction } = table;
  return {
    table,
    state: {
      search,
      size,
      order: direction,
      sort: CUSTOMER_SORTS.find((each) => each === table.sort) ?? sort,
      status: ACCOUNT_STATUSES.find((each) => each === query.get('status')),
      after: query.get('after') ?? undefined,
      before: query.get('before') ?? undefined,
    },
    chosen: query.get('customer') ?? undefined,
    choose: (customer) => assign({ customer }),
    filter: (status) => assign({ status, ...FIRST_PAGE }),
    clear: () => assign({ status: undefined, search: undefined, ...FIRST_PAGE }),
    turnsOf: (shown, current) => {
      const turn = (to: number, place: { readonly after?: string; readonly before?: string }) => () => {
        if (current) assign({ ...FIRST_PAGE, page: to > 1 ? String(to) : undefined, ...place });
      };
      const at = shown?.previous ? Math.max(2, page) : 1;
      return {
        previous: shown?.previous ? turn(at - 1, { before: shown.previous }) : undefined,
        next: shown?.next ? turn(at + 1, { after: shown.next }) : undefined,
        more: shown?.more ?? false,
      };
    },
  };
}
