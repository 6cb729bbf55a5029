/** The newest account comes first until somebody sorts. */
export const DEFAULT_CUSTOMER_LIST = { sort: 'created', order: 'desc', size: 10 } as const;

export const LONGEST_SEARCH = 200;
