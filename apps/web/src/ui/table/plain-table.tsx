import type { ReactNode } from 'react';
import type { Column } from './column';
import { TableRow } from './table-row';
import './table.css';

interface PlainTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A short list as a table without pages; below 700 px each row becomes a card with its column names. */
export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>): ReactNode {
  return (
    <div className="k-table-frame">
      <div className="k-table-wrap" tabIndex={0} role="region" aria-label={label}>
        <table className="k-table">
          <caption className="k-sr">{label}</caption>
          <thead>
            <tr>
              {columns.map(({ id, header, numeric }) => (
                <th key={id} scope="col" className={numeric ? 'k-numeric' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
