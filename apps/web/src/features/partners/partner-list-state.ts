import { DEFAULT_PARTNER_LIST, PARTNER_CUSTOMER_SORTS, type PartnerCustomerSort } from '@keelson/contracts/partners';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { type PagePlaces, type TurnedPages, useTurnedPages } from '../../ui/table/use-turned-pages';

/** What the table is asked for. */
export interface PartnerListState extends Omit<TableState, 'sort' | 'page'>, PagePlaces {
  readonly sort: PartnerCustomerSort;
  /** Whose area a super admin looks into. */
  readonly partner: string | undefined;
}

export interface PartnerList extends Pick<TurnedPages, 'table' | 'turnsOf'> {
  readonly state: PartnerListState;
}

const { sort, order } = DEFAULT_PARTNER_LIST;

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function usePartnerList(): PartnerList {
  const address = useAddress();
  const { table, places, turnsOf } = useTurnedPages(address, { sort, order });
  const { search, size, order: direction } = table;
  return {
    table,
    turnsOf,
    state: {
      search,
      size,
      order: direction,
      sort: PARTNER_CUSTOMER_SORTS.find((each) => each === table.sort) ?? sort,
      partner: address.query.get('partner') ?? undefined,
      ...places,
    },
  };
}
