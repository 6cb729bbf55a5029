import { DEFAULT_CUSTOMER_LIST } from '@keelson/contracts/customers';
import { ACCOUNT_STATUSES, type AccountStatus, CUSTOMER_SORTS, type CustomerSort } from '@keelson/vocabulary';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

/** What the table is asked for. */
export interface CustomerListState extends Omit<TableState, 'sort'> {
  readonly sort: CustomerSort;
  readonly status: AccountStatus | undefined;
}

export interface CustomerList {
  readonly state: CustomerListState;
  readonly table: TableControl;
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
  const table = useTableState(address, { sort, order });
  const { assign } = address;
  const { search, page, size, order: direction } = table;
  return {
    table,
    state: {
      search,
      page,
      size,
      order: direction,
      sort: CUSTOMER_SORTS.find((each) => each === table.sort) ?? sort,
      status: ACCOUNT_STATUSES.find((each) => each === address.query.get('status')),
    },
    chosen: address.query.get('customer') ?? undefined,
    choose: (customer) => assign({ customer }),
    filter: (status) => assign({ status, page: undefined }),
    clear: () => assign({ status: undefined, search: undefined, page: undefined }),
  };
}
