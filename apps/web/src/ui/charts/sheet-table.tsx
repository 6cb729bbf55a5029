import { ExplainedValue } from '../explain/explained-value';
import type { DataSheet } from './data-sheet';
import { tableText } from './chart-formats';
import '../table/table.css';

/** What pressing a figure of the table does; `undefined` for one that nothing is known of. */
export type PressCell = (row: number, column: number) => (() => void) | undefined;

interface SheetTableProps {
  readonly sheet: DataSheet;
  readonly press?: PressCell | undefined;
}

/** The figures of a chart, for everybody who would rather read them. */
export const SheetTable = ({ sheet: { title, rowsAre, columns, rows }, press }: SheetTableProps) => (
  <div className="k-table-wrap k-sheet" tabIndex={0} role="region" aria-label={`${title}, table`}>
    <table className="k-table">
      <thead>
        <tr>
          <th scope="col">{rowsAre}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="k-sheet-figure">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, index) => (
              <td key={column.name} data-label={column.name} className="k-num k-sheet-figure">
                <Figure
                  text={tableText(values[index] ?? null, column.unit)}
                  name={`${column.name}, ${name}`}
                  onPress={values[index] === null ? undefined : press?.(row, index)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface FigureProps {
  readonly text: string;
  readonly name: string;
  readonly onPress: (() => void) | undefined;
}

const Figure = ({ text, name, onPress }: FigureProps) =>
  onPress ? <ExplainedValue text={text} name={name} onClick={onPress} /> : <>{text}</>;
