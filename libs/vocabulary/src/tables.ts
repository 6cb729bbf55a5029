/** How tables can be ordered, and how many rows a page of them has. */
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
/** As they stand in addresses. */
export const PAGE_SIZE_TEXTS = ['10', '25', '50'] as const satisfies readonly `${PageSize}`[];

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

/** Customers are counted so far: whoever needs to know more exactly narrows the question. */
export const MOST_CUSTOMERS_COUNTED = 5_000;

/**
 * What a search finds among customers or payments is counted so far. Of more the newest so many are put in an order other
 * than the time's: the found may stand anywhere in it, and to walk through all of it would take too long.
 */
export const MOST_FOUND = 1_000;

/** Of the channel partners. */
export const PARTNER_SORTS = ['name', 'companyName', 'email', 'lastLogin', 'status', 'created'] as const;
export type PartnerSort = (typeof PARTNER_SORTS)[number];

/** Of the members of staff. */
export const MEMBER_SORTS = ['name', 'kind', 'email', 'lastLogin', 'status', 'created'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

export const PAYMENT_SORTS = [
  'name',
  'createdTime',
  'subscriptionType',
  'username',
  'paymentId',
  'invoiceId',
  'amount',
  'status',
] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

export const ENQUIRY_SORTS = ['name', 'topic', 'received', 'state'] as const;
export type EnquirySort = (typeof ENQUIRY_SORTS)[number];

/** Of the customers who wait at a step of the onboarding. */
export const STUCK_SORTS = ['name', 'step', 'since', 'lastEvent', 'refusal'] as const;
export type StuckSort = (typeof STUCK_SORTS)[number];
