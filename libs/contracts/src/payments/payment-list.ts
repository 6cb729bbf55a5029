/** The newest payment comes first until somebody sorts. */
export const DEFAULT_PAYMENT_LIST = { sort: 'createdTime', order: 'desc', page: 1, size: 10 } as const;

export const LONGEST_PAYMENT_SEARCH = 200;

/** Pages end where counting ends: at 5,000 payments. */
export const LAST_PAYMENT_PAGE = 500;

/** What is wrong with the days of a search, by the field it concerns. */
export interface DayFaults {
  readonly fromDate?: 'missing' | 'late';
  readonly toDate?: 'missing';
}

/** Both days are needed or none, and the first must not be after the last. */
export function dayFaults(fromDate: string | undefined, toDate: string | undefined): DayFaults {
  if (fromDate === undefined && toDate === undefined) return {};
  if (fromDate === undefined) return { fromDate: 'missing' };
  if (toDate === undefined) return { toDate: 'missing' };
  return fromDate > toDate ? { fromDate: 'late' } : {};
}
