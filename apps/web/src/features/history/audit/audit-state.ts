import { LAST_TRAIL_PAGE } from '@keelson/contracts/history';
import { ACCOUNT_ID } from '@keelson/kernel';
import { ACTOR_KINDS, type ActorKind, HISTORY_KINDS, type HistoryKind, type PageSize } from '@keelson/vocabulary';
import { useAddress } from '../../../ui/table/use-address';
import { type TableControl, useTableState } from '../../../ui/table/use-table-state';
import { dayOf, positionOf } from '../history-state';

/** Which events of all accounts are shown. */
export interface AuditFilters {
  readonly actor: string | undefined;
  readonly role: ActorKind | undefined;
  /** Account that the events are about. */
  readonly customer: string | undefined;
  readonly kind: HistoryKind | undefined;
  readonly refused: 'yes' | 'no' | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly search: string | undefined;
}

export interface AskedTrail extends AuditFilters {
  readonly page: number;
  readonly size: PageSize;
}

export interface AuditState {
  readonly filters: AuditFilters;
  readonly asked: AskedTrail;
  readonly narrowed: boolean;
  /** The first day is after the last: nothing can be found. */
  readonly reversed: boolean;
  readonly table: TableControl;
  /** Position of the event whose panel is open. */
  readonly chosen: number | undefined;
  /** Starts at the first page again. */
  filter(changes: Partial<AuditFilters>): void;
  choose(position: number | undefined): void;
  clear(): void;
}

const NAMES = ['actor', 'role', 'customer', 'kind', 'refused', 'from', 'until', 'search'] as const;
const NEWEST_FIRST = { sort: 'position' } as const;

const matching = (text: string | null, pattern: RegExp): string | undefined =>
  text !== null && pattern.test(text) ? text : undefined;

/** Everything the page shows is in the address bar, so that back, reload and a colleague's link keep it. */
export function useAuditState(): AuditState {
  const address = useAddress();
  const { query, assign } = address;
  const table = useTableState(address, NEWEST_FIRST);
  const page = Math.min(table.page, LAST_TRAIL_PAGE);
  const filters: AuditFilters = {
    actor: matching(query.get('actor'), /^[\w-]{1,100}$/),
    role: ACTOR_KINDS.find((each) => each === query.get('role')),
    customer: matching(query.get('customer'), ACCOUNT_ID),
    kind: HISTORY_KINDS.find((each) => each === query.get('kind')),
    refused: (['yes', 'no'] as const).find((each) => each === query.get('refused')),
    from: dayOf(query.get('from')),
    until: dayOf(query.get('until')),
    search: table.search === '' ? undefined : table.search,
  };
  return {
    filters,
    asked: { ...filters, page, size: table.size },
    narrowed: NAMES.some((name) => filters[name] !== undefined),
    reversed: filters.from !== undefined && filters.until !== undefined && filters.from > filters.until,
    table: { ...table, page },
    chosen: positionOf(query.get('event')),
    filter: (changes) => assign({ ...changes, page: undefined, event: undefined }),
    choose: (position) => assign({ event: position === undefined ? undefined : String(position) }),
    clear: () => assign({ ...Object.fromEntries(NAMES.map((name) => [name, undefined])), page: undefined }),
  };
}
