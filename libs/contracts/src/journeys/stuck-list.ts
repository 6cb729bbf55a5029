/** How the list of customers under way can be asked. Free of schemas, so that the page builds its address from it. */
export const STUCK_SORTS = ['name', 'step', 'since', 'lastEvent', 'refusal'] as const;
export type StuckSort = (typeof STUCK_SORTS)[number];

export const STUCK_ORDERS = ['asc', 'desc'] as const;
export type StuckOrder = (typeof STUCK_ORDERS)[number];

export const STUCK_STANDINGS = ['all', 'stuck'] as const;
export type StuckStanding = (typeof STUCK_STANDINGS)[number];

export const STUCK_PAGE_SIZES = ['10', '25', '50'] as const;

/** Who has waited longest comes first until somebody sorts. */
export const DEFAULT_STUCK_LIST = { sort: 'lastEvent', order: 'asc', page: 1, standing: 'all' } as const;

export const LONGEST_STUCK_SEARCH = 200;

/** What a journey's last event was. */
export const LAST_EVENTS = [
  'journey-started',
  'step-opened',
  'step-completed',
  'answers-saved',
  'flags-noted',
  'left',
  'step-refused',
] as const;
export type LastEvent = (typeof LAST_EVENTS)[number];
