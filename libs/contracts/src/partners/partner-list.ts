import type { CustomerSort } from '@keelson/vocabulary';

/** How the table of a partner's customers can be asked. Free of schemas, so that the page builds its address bar from it. */
export const PARTNER_CUSTOMER_SORTS = [
  'name',
  'companyName',
  'email',
  'accountType',
  'accountName',
  'paymentStatus',
  'status',
  'created',
] as const satisfies readonly (CustomerSort | 'companyName' | 'accountType' | 'accountName')[];
export type PartnerCustomerSort = (typeof PARTNER_CUSTOMER_SORTS)[number];

/** The newest account comes first until somebody sorts. */
export const DEFAULT_PARTNER_LIST = { sort: 'created', order: 'desc', size: 10 } as const;

export const LONGEST_PARTNER_SEARCH = 200;

/** The newest partner comes first until somebody sorts. */
export const DEFAULT_PARTNERS_LIST = { sort: 'created', order: 'desc', page: 1, size: 10 } as const;
