/** The newest message comes first until somebody sorts. */
export const DEFAULT_ENQUIRY_LIST = { sort: 'received', order: 'desc', page: 1, size: '10' } as const;

export const LONGEST_ENQUIRY_SEARCH = 200;

/** Longest text of a message and of an answer. */
export const LONGEST_MESSAGE = 4_000;

/** Longest text of the Other field. */
export const LONGEST_OTHER = 500;
