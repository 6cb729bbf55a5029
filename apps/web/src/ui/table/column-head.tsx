import { CaretDownIcon, CaretUpIcon, DoubleCaretVerticalIcon } from '@blueprintjs/icons';
import type { Column } from './column';
import type { TableControl } from './use-table-state';

interface ColumnHeadProps<Row> {
  readonly column: Column<Row>;
  readonly table: TableControl;
}

export function ColumnHead<Row>({ column, table }: ColumnHeadProps<Row>) {
  const { id, header, sortable = false, numeric = false } = column;
  const classes = numeric ? 'k-numeric' : undefined;
  if (!sortable)
    return (
      <th scope="col" className={classes}>
        {header}
      </th>
    );
  const active = table.sort === id;
  const ascending = table.order === 'asc';
  const Icon = active ? (ascending ? CaretUpIcon : CaretDownIcon) : DoubleCaretVerticalIcon;
  return (
    <th scope="col" className={classes} aria-sort={active ? (ascending ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="k-sort"
        onClick={() => table.change({ sort: id, order: active && ascending ? 'desc' : 'asc' })}
      >
        {header}
        <Icon size={12} />
      </button>
    </th>
  );
}
