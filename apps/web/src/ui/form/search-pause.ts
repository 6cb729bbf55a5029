/** How long typing rests before a search follows it (shell and accounts §9). */
export const SEARCH_PAUSE_MS = 300;
