import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { formatCount } from '../format/numbers';
import { PageSizes } from './page-sizes';
import type { TableControl } from './use-table-state';

interface PagerProps {
  readonly total: number;
  readonly table: TableControl;
  readonly label: string;
}

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Nothing is shown where nothing is, and on a page after the last. */
const rangeText = (total: number, page: number, size: number): string => {
  const first = (page - 1) * size + 1;
  if (first > total) return `0 of ${formatCount(total)}`;
  return `${formatCount(first)} to ${formatCount(Math.min(total, page * size))} of ${formatCount(total)}`;
};

export function Pager({ total, table, label }: PagerProps) {
  const { page, size, change } = table;
  const pages = pagesOf(total, size);
  return (
    <nav className="k-pager" aria-label={`Pages of ${label.toLowerCase()}`}>
      <span className="k-num" role="status">
        {rangeText(total, page, size)}
      </span>
      <PageSizes label="Rows per page" size={size} onChange={(each) => change({ size: each })} />
      <span className="k-pager-steps">
        <button
          type="button"
          className="k-icon-button"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => change({ page: Math.min(page - 1, pages) })}
        >
          <ChevronLeftIcon />
        </button>
        <span className="k-num">
          Page {formatCount(page)} of {formatCount(pages)}
        </span>
        <button
          type="button"
          className="k-icon-button"
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => change({ page: page + 1 })}
        >
          <ChevronRightIcon />
        </button>
      </span>
    </nav>
  );
}
