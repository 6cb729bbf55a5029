import { PAGE_SIZES, type PageSize, type SortOrder } from '@keelson/vocabulary';

/** What a list shows; the address bar holds it, so that back and reload keep it. */
export interface TableState {
  readonly search: string;
  readonly sort: string;
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** The lists of the API take no longer search, and no later page. */
export const LONGEST_SEARCH = 200;
export const LAST_PAGE = 100_000;

export interface TableDefaults {
  readonly sort: string;
  readonly order?: SortOrder;
}

const positiveInteger = (text: string | null): number => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : 1;
};

const pageSize = (text: string | null): PageSize => PAGE_SIZES.find((size) => String(size) === text) ?? 10;

const sortOrder = (text: string | null, fallback: SortOrder): SortOrder =>
  text === 'asc' || text === 'desc' ? text : fallback;

export const readTableState = (address: URLSearchParams, { sort, order = 'asc' }: TableDefaults): TableState => ({
  search: (address.get('search') ?? '').slice(0, LONGEST_SEARCH),
  sort: address.get('sort') ?? sort,
  order: sortOrder(address.get('order'), order),
  page: Math.min(positiveInteger(address.get('page')), LAST_PAGE),
  size: pageSize(address.get('size')),
});

/** Writes the changed state over the address; values that equal the defaults leave it short. */
export const writeTableState = (
  address: URLSearchParams,
  state: TableState,
  defaults: TableDefaults,
): URLSearchParams => {
  const next = new URLSearchParams(address);
  const fresh = readTableState(new URLSearchParams(), defaults);
  for (const name of ['search', 'sort', 'order', 'page', 'size'] as const) {
    if (state[name] === fresh[name]) next.delete(name);
    else next.set(name, String(state[name]));
  }
  return next;
};

/** Another search, order or size starts at the first page again. */
export const changeTableState = (state: TableState, change: Partial<TableState>): TableState => ({
  ...state,
  page: 1,
  ...change,
});
