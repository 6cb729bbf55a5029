/** How the customer table can be asked. Free of schemas, so that the page builds its address bar from it. */
export const CUSTOMER_SORTS = [
  'name',
  'email',
  'subscriptionType',
  'lastLogin',
  'paymentStatus',
  'status',
  'created',
] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const PAGE_SIZE_TEXTS = ['10', '25', '50'] as const satisfies readonly `${PageSize}`[];

/** As stored on the wire; the table shows `CUSTOMER_STATUS_LABELS`. */
export const CUSTOMER_STATUSES = ['active', 'inactive', 'under_deletion'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export const CUSTOMER_STATUS_LABELS: Readonly<Record<CustomerStatus, string>> = {
  active: 'Active',
  inactive: 'InActive',
  under_deletion: 'under_deletion',
};

/** The newest account comes first until somebody sorts. */
export const DEFAULT_CUSTOMER_LIST = { sort: 'created', order: 'desc', page: 1, size: 10 } as const;

export const LONGEST_SEARCH = 200;
