/** How the inbox can be asked. Free of schemas, so that the page builds its address bar from it. */
export const ENQUIRY_SORTS = ['name', 'topic', 'received', 'state'] as const;
export type EnquirySort = (typeof ENQUIRY_SORTS)[number];

export const ENQUIRY_ORDERS = ['asc', 'desc'] as const;
export type EnquiryOrder = (typeof ENQUIRY_ORDERS)[number];

export const ENQUIRY_PAGE_SIZES = ['10', '25', '50'] as const;

/** The newest message comes first until somebody sorts. */
export const DEFAULT_ENQUIRY_LIST = { sort: 'received', order: 'desc', page: 1, size: '10' } as const;

export const LONGEST_ENQUIRY_SEARCH = 200;

/** Longest text of a message and of an answer. */
export const LONGEST_MESSAGE = 4_000;

/** Longest text of the Other field. */
export const LONGEST_OTHER = 500;
