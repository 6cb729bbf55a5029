import { useCallback } from 'react';
import { changeTableState, readTableState, type TableDefaults, type TableState, writeTableState } from './table-state';
import type { Address } from './use-address';

export interface TableControl extends TableState {
  change(change: Partial<TableState>): void;
}

/** Reads and writes a list's state in the address bar. Typing replaces the entry, everything else adds one. */
export const useTableState = (
  { query, change: changeAddress }: Address,
  { sort, order = 'asc' }: TableDefaults,
): TableControl => {
  const change = useCallback(
    (wanted: Partial<TableState>) =>
      changeAddress(
        (before) => {
          const state = readTableState(before, { sort, order });
          return writeTableState(before, changeTableState(state, wanted), { sort, order });
        },
        { replace: 'search' in wanted },
      ),
    [changeAddress, sort, order],
  );
  return { ...readTableState(query, { sort, order }), change };
};
