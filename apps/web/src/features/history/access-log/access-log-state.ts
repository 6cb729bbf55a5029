import { ACCOUNT_ID } from '@keelson/kernel';
import { VISITOR_SIDES } from '@keelson/vocabulary';
import { useAddress } from '../../../ui/table/use-address';
import { dayOf } from '../history-state';

/** Which visits are shown. */
export interface AccessLogFilters {
  readonly act: 'looked' | 'acted' | undefined;
  /** A side, or the account of one person. */
  readonly who: string | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

export interface AccessLogState {
  readonly filters: AccessLogFilters;
  readonly narrowed: boolean;
  /** The first day is after the last: nothing can be found. */
  readonly reversed: boolean;
  /** How many pages of older visits are shown below the newest. */
  readonly earlier: number;
  /** Shows the newest page alone again. */
  filter(changes: Partial<AccessLogFilters>): void;
  showEarlier(): void;
  clear(): void;
}

const NAMES = ['act', 'who', 'from', 'until'] as const;
const MOST_PAGES = 100;

const whoOf = (text: string | null): string | undefined =>
  text !== null && (VISITOR_SIDES.some((side) => side === text) || ACCOUNT_ID.test(text)) ? text : undefined;

/** What is shown is in the address, so that back and reload keep it. */
export function useAccessLogState(): AccessLogState {
  const { query, assign } = useAddress();
  const filters: AccessLogFilters = {
    act: (['looked', 'acted'] as const).find((each) => each === query.get('act')),
    who: whoOf(query.get('who')),
    from: dayOf(query.get('from')),
    until: dayOf(query.get('until')),
  };
  const pages = Number(query.get('earlier'));
  const earlier = Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 0;
  return {
    filters,
    narrowed: NAMES.some((name) => filters[name] !== undefined),
    reversed: filters.from !== undefined && filters.until !== undefined && filters.from > filters.until,
    earlier,
    filter: (changes) => assign({ ...changes, earlier: undefined }),
    showEarlier: () => assign({ earlier: String(earlier + 1) }),
    clear: () => assign({ ...Object.fromEntries(NAMES.map((name) => [name, undefined])), earlier: undefined }),
  };
}
