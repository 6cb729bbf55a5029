import { DEFAULT_CUSTOMER_LIST } from '@keelson/contracts/customers';
import { ACCOUNT_STATUSES, type AccountStatus, CUSTOMER_SORTS, type CustomerSort } from '@keelson/vocabulary';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { FIRST_PAGE, type PagePlaces, type TurnedPages, useTurnedPages } from '../../ui/table/use-turned-pages';

/** What the table is asked for. */
export interface CustomerListState extends Omit<TableState, 'sort' | 'page'>, PagePlaces {
  readonly sort: CustomerSort;
  readonly status: AccountStatus | undefined;
}

export interface CustomerList extends Pick<TurnedPages, 'table' | 'turnsOf'> {
  readonly state: CustomerListState;
  /** The customer whose panel is open. */
  readonly chosen: string | undefined;
  choose(accountId: string | undefined): void;
  filter(status: AccountStatus | undefined): void;
  clear(): void;
}

const { sort, order } = DEFAULT_CUSTOMER_LIST;

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function useCustomerList(): CustomerList {
  const address = useAddress();
  const { table, places, turnsOf } = useTurnedPages(address, { sort, order });
  const { assign, query } = address;
  const { search, size, order: direction } = table;
  return {
    table,
    turnsOf,
    state: {
      search,
      size,
      order: direction,
      sort: CUSTOMER_SORTS.find((each) => each === table.sort) ?? sort,
      status: ACCOUNT_STATUSES.find((each) => each === query.get('status')),
      ...places,
    },
    chosen: query.get('customer') ?? undefined,
    choose: (customer) => assign({ customer }),
    filter: (status) => assign({ status, ...FIRST_PAGE }),
    clear: () => assign({ status: undefined, search: undefined, ...FIRST_PAGE }),
  };
}
