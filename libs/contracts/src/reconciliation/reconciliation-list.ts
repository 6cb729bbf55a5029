/** The oldest exception comes first until somebody sorts. */
export const DEFAULT_CASE_LIST = { sort: 'age', order: 'asc' } as const;

export const LONGEST_CASE_SEARCH = 200;

/** No place in a list takes more characters in an address. */
export const LONGEST_CASE_PLACE = 2_000;

/** Cases are counted so far. */
export const MOST_CASES_COUNTED = 5_000;

export const LONGEST_REASON = 1_000;

/** So many can be accepted at once. */
export const MOST_ACCEPTED = 50;
