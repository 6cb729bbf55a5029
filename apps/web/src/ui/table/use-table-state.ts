import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeTableState, readTableState, type TableDefaults, type TableState, writeTableState } from './table-state';

export interface TableControl extends TableState {
  change(change: Partial<TableState>): void;
}

/** Reads and writes a list's state in the address bar. Typing replaces the entry, everything else adds one. */
export const useTableState = (defaults: TableDefaults): TableControl => {
  const [address, setAddress] = useSearchParams();
  const { sort, order = 'asc' } = defaults;
  const change = useCallback(
    (wanted: Partial<TableState>) =>
      setAddress(
        (before) => {
          const state = readTableState(before, { sort, order });
          return writeTableState(before, changeTableState(state, wanted), { sort, order });
        },
        { replace: 'search' in wanted, preventScrollReset: true },
      ),
    [setAddress, sort, order],
  );
  return { ...readTableState(address, defaults), change };
};
