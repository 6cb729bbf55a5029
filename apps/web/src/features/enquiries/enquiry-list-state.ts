import { DEFAULT_ENQUIRY_LIST } from '@keelson/contracts/enquiries';
import {
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  ENQUIRY_STATES,
  ENQUIRY_TOPICS,
  type EnquiryKind,
  type EnquirySort,
  type EnquiryStatus,
  type EnquiryTopic,
} from '@keelson/vocabulary';
import type { TableState } from '../../ui/table/table-state';
import { useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

export interface EnquiryFilters {
  readonly kind: EnquiryKind | undefined;
  readonly topic: EnquiryTopic | undefined;
  readonly state: EnquiryStatus | undefined;
}

/** What the inbox is asked for. */
export interface EnquiryListState extends Omit<TableState, 'sort'>, EnquiryFilters {
  readonly sort: EnquirySort;
}

export interface EnquiryList {
  readonly asked: EnquiryListState;
  readonly table: TableControl;
  /** The message whose panel is open. */
  readonly chosen: string | undefined;
  readonly narrowed: boolean;
  choose(enquiryId: string | undefined): void;
  filter(filters: Partial<EnquiryFilters>): void;
  clear(): void;
}

const { sort, order } = DEFAULT_ENQUIRY_LIST;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function useEnquiryList(): EnquiryList {
  const address = useAddress();
  const table = useTableState(address, { sort, order });
  const write = (changes: Readonly<Record<string, string | undefined>>): void =>
    address.change((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const { search, page, size, order: direction } = table;
  const filters: EnquiryFilters = {
    kind: oneOf(ENQUIRY_KINDS, address.query.get('kind')),
    topic: oneOf(ENQUIRY_TOPICS, address.query.get('topic')),
    state: oneOf(ENQUIRY_STATES, address.query.get('state')),
  };
  return {
    table,
    asked: {
      search,
      page,
      size,
      order: direction,
      sort: ENQUIRY_SORTS.find((each) => each === table.sort) ?? sort,
      ...filters,
    },
    chosen: address.query.get('message') ?? undefined,
    narrowed: search !== '' || Object.values(filters).some((filter) => filter !== undefined),
    choose: (message) => write({ message }),
    filter: (wanted) => write({ ...wanted, page: undefined }),
    clear: () => write({ kind: undefined, topic: undefined, state: undefined, search: undefined, page: undefined }),
  };
}
