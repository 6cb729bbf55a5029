import { DEFAULT_PARTNERS_LIST } from '@keelson/contracts/partners';
import { PARTNER_SORTS, type PartnerSort } from '@keelson/vocabulary';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

/** What the table of channel partners is asked for. */
export interface PartnersListState extends Omit<TableState, 'sort'> {
  readonly sort: PartnerSort;
}

const { sort, order } = DEFAULT_PARTNERS_LIST;

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function usePartnersList(): { readonly state: PartnersListState; readonly table: TableControl } {
  const table = useTableState(useAddress(), { sort, order });
  const { search, page, size, order: direction } = table;
  const state = {
    ...{ search, page, size, order: direction },
    sort: PARTNER_SORTS.find((each) => each === table.sort) ?? sort,
  };
  return { state, table };
}
