import { DEFAULT_MEMBER_LIST } from '@keelson/contracts/staff';
import { MEMBER_SORTS, type MemberSort } from '@keelson/vocabulary';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

/** What the table of staff is asked for. */
export interface StaffListState extends Omit<TableState, 'sort'> {
  readonly sort: MemberSort;
}

const { sort, order } = DEFAULT_MEMBER_LIST;

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function useStaffList(): { readonly state: StaffListState; readonly table: TableControl } {
  const table = useTableState(useAddress(), { sort, order });
  const { search, page, size, order: direction } = table;
  const state = {
    ...{ search, page, size, order: direction },
    sort: MEMBER_SORTS.find((each) => each === table.sort) ?? sort,
  };
  return { state, table };
}
