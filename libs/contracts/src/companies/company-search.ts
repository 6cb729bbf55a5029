/** From so many characters on a company is searched for. */
export const COMPANY_SEARCH_FROM = 3;
/** The search waits so long after the last key. */
export const COMPANY_SEARCH_DELAY_MS = 300;
/** Longest list of suggestions. */
export const MOST_SUGGESTIONS = 10;
