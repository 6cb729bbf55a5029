/** How the table of staff can be asked. Free of schemas, so that the page builds its address bar from it. */

/** The newest member comes first until somebody sorts. */
export const DEFAULT_MEMBER_LIST = { sort: 'created', order: 'desc', page: 1, size: 10 } as const;

export const LONGEST_MEMBER_SEARCH = 200;
