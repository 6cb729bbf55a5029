import { useMemo } from 'react';
import type { PageTurns } from './page-turns';
import type { TableDefaults } from './table-state';
import type { Address } from './use-address';
import { type TableControl, useTableState } from './use-table-state';

/** The place behind which the page begins, or before which it ends; neither for the first page. */
export interface PagePlaces {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  readonly more: boolean;
  readonly newestOnly?: boolean;
}

export interface TurnedPages {
  readonly table: TableControl;
  readonly places: PagePlaces;
  /** How the page that is shown is turned; nobody turns while another is asked for. */
  turnsOf(page: Neighbours | undefined, shown: boolean): PageTurns;
}

/** What the address loses when a list begins anew. */
export const FIRST_PAGE = { page: undefined, after: undefined, before: undefined };

/** A place in the list is one for a search and an order: another of either begins at the first page. */
function useWithoutPlace(address: Address): Address {
  return useMemo(
    () => ({
      ...address,
      change: (to, options) =>
        address.change((before) => {
          const next = to(before);
          next.delete('after');
          next.delete('before');
          return next;
        }, options),
    }),
    [address],
  );
}

/** The state of a list whose pages go on where their neighbours ended. The address bar holds it. */
export function useTurnedPages(address: Address, defaults: TableDefaults): TurnedPages {
  const table = useTableState(useWithoutPlace(address), defaults);
  const { assign, query } = address;
  return {
    table,
    places: { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined },
    turnsOf: (shown, current) => {
      const turn = (to: number, place: PagePlaces) => () => {
        if (current) assign({ ...FIRST_PAGE, page: to > 1 ? String(to) : undefined, ...place });
      };
      const at = shown?.previous ? Math.max(2, table.page) : 1;
      return {
        previous: shown?.previous ? turn(at - 1, { before: shown.previous }) : undefined,
        next: shown?.next ? turn(at + 1, { after: shown.next }) : undefined,
        more: shown?.more ?? false,
        newestOnly: shown?.newestOnly ?? false,
      };
    },
  };
}
