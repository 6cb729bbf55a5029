import { pagesOf } from './pages';
import type { TableState } from './table-state';

/**
 * How a list is turned whose pages go on where their neighbours ended: to those alone, since nobody counts the rows
 * before. Which page of how many it is follows from the way there; rows that come and go meanwhile do not move a page.
 */
export interface PageTurns {
  /** `undefined` where there is no such page. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** There are more rows than were counted. */
  readonly more: boolean;
  /** Of more than were counted, the newest alone are in the list. */
  readonly newestOnly?: boolean;
}

export interface PagePlace {
  readonly page: number;
  /** `undefined` where it is not known. */
  readonly pages: number | undefined;
  /** Numbers of the first and the last row; both 0 where there is none. */
  readonly first: number;
  readonly last: number;
}

interface Shown {
  readonly rows: number;
  readonly total: number;
}

export function placeOf({ page, size }: TableState, turns: PageTurns, { rows, total }: Shown): PagePlace {
  if (rows === 0) return { page: 1, pages: 1, first: 0, last: 0 };
  const at = turns.previous === undefined ? 1 : Math.max(2, page);
  const ends = turns.next === undefined && !turns.more;
  const last = ends ? total : (at - 1) * size + rows;
  return {
    page: at,
    pages: turns.more ? undefined : Math.max(ends ? at : at + 1, pagesOf(total, size)),
    first: Math.max(1, last - rows + 1),
    last,
  };
}
