import { HISTORY_KINDS, type HistoryKind } from '@keelson/vocabulary';
import { useAddress } from '../../ui/table/use-address';
import { type TableControl, useTableState } from '../../ui/table/use-table-state';

/** Which events are shown. */
export interface HistoryFilters {
  readonly kind: HistoryKind | undefined;
  /** Id of who acted. */
  readonly actor: string | undefined;
  readonly acting: 'yes' | 'no' | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  /** Id of the import that recorded them. */
  readonly import: string | undefined;
  /** Id of the event to which they belong. */
  readonly related: string | undefined;
  readonly search: string | undefined;
}

export interface HistoryState {
  readonly filters: HistoryFilters;
  readonly narrowed: boolean;
  /** The first day is after the last: nothing can be found. */
  readonly reversed: boolean;
  readonly table: TableControl;
  /** Position of the event whose panel is open. */
  readonly chosen: number | undefined;
  filter(changes: Partial<HistoryFilters>): void;
  choose(position: number | undefined): void;
  clear(): void;
}

const NAMES = ['kind', 'actor', 'acting', 'from', 'until', 'import', 'related', 'search'] as const;
const NEWEST_FIRST = { sort: 'position' } as const;

/** A day of an address; nonsense is none. */
export const dayOf = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** A place in the log of an address; nonsense is none. */
export const positionOf = (text: string | null): number | undefined => {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** Everything the page shows is in the address bar, so that back and reload keep it. */
export function useHistoryState(): HistoryState {
  const address = useAddress();
  const table = useTableState(address, NEWEST_FIRST);
  const { query, assign } = address;
  const filters: HistoryFilters = {
    kind: HISTORY_KINDS.find((each) => each === query.get('kind')),
    actor: query.get('actor') ?? undefined,
    acting: (['yes', 'no'] as const).find((each) => each === query.get('acting')),
    from: dayOf(query.get('from')),
    until: dayOf(query.get('until')),
    import: query.get('import') ?? undefined,
    related: query.get('related') ?? undefined,
    search: table.search === '' ? undefined : table.search,
  };
  return {
    filters,
    narrowed: NAMES.some((name) => filters[name] !== undefined),
    reversed: filters.from !== undefined && filters.until !== undefined && filters.from > filters.until,
    table,
    chosen: positionOf(query.get('event')),
    filter: (changes) => assign(changes),
    choose: (position) => assign({ event: position === undefined ? undefined : String(position) }),
    clear: () => assign(Object.fromEntries(NAMES.map((name) => [name, undefined]))),
  };
}
