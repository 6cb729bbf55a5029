import type { Column } from './column';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly selected?: boolean;
}

/** One row; each cell knows the name of its column, which it shows where the row is a card. */
export const TableRow = <Row,>({ row, columns, selected = false }: TableRowProps<Row>) => (
  <tr className={selected ? 'k-selected' : undefined}>
    {columns.map(({ id, header, cell, numeric }) => (
      <td key={id} data-label={header} className={numeric ? 'k-numeric k-num' : undefined}>
        {cell(row)}
      </td>
    ))}
  </tr>
);
