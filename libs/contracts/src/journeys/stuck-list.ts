export const STUCK_STANDINGS = ['all', 'stuck'] as const;
export type StuckStanding = (typeof STUCK_STANDINGS)[number];

/** Who has waited longest comes first until somebody sorts. */
export const DEFAULT_STUCK_LIST = { sort: 'lastEvent', order: 'asc', page: 1, standing: 'all' } as const;

export const LONGEST_STUCK_SEARCH = 200;
