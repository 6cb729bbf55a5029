import { SearchIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_PAUSE_MS } from '../form/search-pause';
import { LONGEST_SEARCH } from './table-state';
import type { TableControl } from './use-table-state';
import '../form/form.css';
import './table.css';

interface TableSearchProps {
  readonly table: TableControl;
  /** What it searches, for example `Search by Name, Email`. */
  readonly label: string;
}

/** Searches after a short pause in typing; Enter searches at once. */
export function TableSearch({ table, label }: TableSearchProps) {
  const [text, setText] = useState(table.search);
  const [known, setKnown] = useState(table.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== table.search) {
    setKnown(table.search);
    setText(table.search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = (wanted: string): void => {
    clearTimeout(timer.current);
    if (wanted !== table.search) table.change({ search: wanted });
  };
  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchFor(typed), SEARCH_PAUSE_MS);
  };
  return (
    <div className="k-table-search" role="search">
      <SearchIcon />
      <input
        type="search"
        className="bp6-input k-input"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchFor(text);
        }}
      />
    </div>
  );
}
