import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { formatCount } from '../format/numbers';
import { type PagePlace, type PageTurns, placeOf } from './page-turns';
import { pagesOf } from './pages';
import { PageSizes } from './page-sizes';
import type { TableControl } from './use-table-state';

interface PagerProps {
  readonly total: number;
  readonly table: TableControl;
  readonly label: string;
  readonly turns?: PageTurns | undefined;
  /** How many rows the page has; needed where `turns` are. */
  readonly rows?: number | undefined;
}

/** Nothing is shown where nothing is, and on a page after the last. */
const rangeText = (total: number, page: number, size: number): string => {
  const first = (page - 1) * size + 1;
  if (first > total) return `0 of ${formatCount(total)}`;
  return `${formatCount(first)} to ${formatCount(Math.min(total, page * size))} of ${formatCount(total)}`;
};

const turnedRange = ({ first, last }: PagePlace, total: number, { more, newestOnly }: PageTurns): string => {
  if (newestOnly)
    return `${formatCount(first)} to ${formatCount(last)} of the newest ${formatCount(total)} found. Narrow the search to reach the others`;
  const all = `${more ? 'more than ' : ''}${formatCount(total)}`;
  return last === 0 ? `0 of ${all}` : `${formatCount(first)} to ${formatCount(last)} of ${all}`;
};

export function Pager({ total, table, label, turns, rows = 0 }: PagerProps) {
  const { size, change } = table;
  const place = turns && placeOf(table, turns, { rows, total });
  const page = place?.page ?? table.page;
  const pages = place ? place.pages : pagesOf(total, size);
  const [back, on] = turns
    ? [turns.previous, turns.next]
    : [
        page > 1 ? () => change({ page: Math.min(page - 1, pagesOf(total, size)) }) : undefined,
        page < pagesOf(total, size) ? () => change({ page: page + 1 }) : undefined,
      ];
  return (
    <nav className="k-pager" aria-label={`Pages of ${label.toLowerCase()}`}>
      <span className="k-num" role="status">
        {place ? turnedRange(place, total, turns) : rangeText(total, page, size)}
      </span>
      <PageSizes label="Rows per page" size={size} onChange={(each) => change({ size: each })} />
      <span className="k-pager-steps">
        <button
          type="button"
          className="k-icon-button"
          aria-label="Previous page"
          disabled={back === undefined}
          onClick={back}
        >
          <ChevronLeftIcon />
        </button>
        <span className="k-num">
          Page {formatCount(page)}
          {pages === undefined ? '' : ` of ${formatCount(pages)}`}
        </span>
        <button type="button" className="k-icon-button" aria-label="Next page" disabled={on === undefined} onClick={on}>
          <ChevronRightIcon />
        </button>
      </span>
    </nav>
  );
}
