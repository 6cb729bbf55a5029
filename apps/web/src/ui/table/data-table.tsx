import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '../card/card-states';
import { formatCount } from '../format/numbers';
import type { PageTurns } from './page-turns';
import { Pager } from './pager';
import { pagesOf } from './pages';
import { SkeletonRows } from './skeleton-rows';
import type { Column } from './column';
import { ColumnHead } from './column-head';
import { TableRow } from './table-row';
import type { TableControl } from './use-table-state';
import './table.css';

interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly total: number;
  readonly table: TableControl;
  /** For a list that is turned from page to page, without a way to one by its number. */
  readonly turns?: PageTurns;
  /** A refetch is under way: rows stay, so that the focus survives. */
  readonly busy?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly empty: ReactNode;
  readonly selected?: string;
}

/** Sticky head, sortable columns, pager; below 700 px each row becomes a card with its column names. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, total, table, turns, busy = false, error, onRetry, empty, selected } = props;
  if (error !== undefined && rows === undefined)
    return (
      <ErrorState title={`Could not load ${label.toLowerCase()}`} error={error} {...(onRetry ? { onRetry } : {})} />
    );
  return (
    <>
      <div className="k-table-frame">
        <div className="k-table-wrap" tabIndex={0} role="region" aria-label={label}>
          <table className="k-table" aria-busy={busy || rows === undefined}>
            <caption className="k-sr">{label}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <ColumnHead key={column.id} column={column} table={table} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows === undefined ? (
                <SkeletonRows rows={table.size} columns={columns.length} />
              ) : (
                rows.map((row) => (
                  <TableRow key={rowKey(row)} row={row} columns={columns} selected={rowKey(row) === selected} />
                ))
              )}
            </tbody>
          </table>
        </div>
      </div>
      {rows?.length === 0 && (total > 0 && turns === undefined ? <PageBeyond total={total} table={table} /> : empty)}
      <Pager total={total} table={table} label={label} turns={turns} rows={rows?.length} />
    </>
  );
}

/** The address may name a page that the list no longer has. */
function PageBeyond({ total, table }: { readonly total: number; readonly table: TableControl }) {
  const last = pagesOf(total, table.size);
  return (
    <EmptyState
      title={`There is no page ${formatCount(table.page)}`}
      action={<Button onClick={() => table.change({ page: last })}>Go to the last page</Button>}
    >
      {last === 1 ? 'The list has one page.' : `The list has ${formatCount(last)} pages.`}
    </EmptyState>
  );
}
