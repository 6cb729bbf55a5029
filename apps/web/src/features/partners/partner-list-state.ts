import { DEFAULT_PARTNER_LIST, PARTNER_CUSTOMER_SORTS, type PartnerCustomerSort } from '@keelson/contracts/partners';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

/** What the table is asked for. */
export interface PartnerListState extends Omit<TableState, 'sort'> {
  readonly sort: PartnerCustomerSort;
  /** Whose area a super admin looks into. */
  readonly partner: string | undefined;
}

export interface PartnerList {
  readonly state: PartnerListState;
  readonly table: TableControl;
}

const { sort, order } = DEFAULT_PARTNER_LIST;

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function usePartnerList(): PartnerList {
  const address = useAddress();
  const table = useTableState(address, { sort, order });
  const { search, page, size, order: direction } = table;
  return {
    table,
    state: {
      search,
      page,
      size,
      order: direction,
      sort: PARTNER_CUSTOMER_SORTS.find((each) => each === table.sort) ?? sort,
      partner: address.query.get('partner') ?? undefined,
    },
  };
}
