import { type BaseDifference, baseDifferences } from '@keelson/calculators/scenarios';
import { Tag } from '../../../ui/card/tag';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { PlainTable } from '../../../ui/table/plain-table';
import { changeText, keptFigures, poundsText } from '../scenario-figures';
import type { BasePlace, ScenarioPlace } from '../scenario-places';
import { baseFigureTitle } from '../scenario-words';
import type { Base } from '../scenarios.api';

const isCount = ({ of }: BaseDifference): boolean => of === 'months';
const inPounds = (amount: number | null): number | null => (amount === null ? null : amount / 100);
const valueText = (row: BaseDifference, value: number | null): string =>
  isCount(row) ? String(value ?? '-') : poundsText(inPounds(value));

const differenceText = (row: BaseDifference): string => {
  if (row.before === row.after) return 'Same';
  if (row.difference === null) return 'Not known before or now';
  return isCount(row)
    ? `${row.difference > 0 ? '+' : '−'}${Math.abs(row.difference)}`
    : changeText(row.difference / 100);
};

interface BaseTableProps {
  readonly label: string;
  readonly base: BasePlace;
  readonly before: Base;
  readonly after: Base;
  readonly onExplain: (place: ScenarioPlace) => void;
}

/** What changed underneath, figure by figure: what is other now carries a mark in words. */
export function BaseTable({ label, base, before, after, onExplain }: BaseTableProps) {
  /** Months are counted, amounts explained. */
  const valueOf = (row: BaseDifference, column: 'before' | 'after') =>
    isCount(row) ? (
      valueText(row, row[column])
    ) : (
      <ExplainedValue
        text={valueText(row, row[column])}
        name={`${baseFigureTitle(row)}, ${column}`}
        onClick={() => onExplain({ of: 'base', base, figure: row, column })}
      />
    );
  const difference = (row: BaseDifference) =>
    isCount(row) || row.difference === null || row.before === row.after ? (
      differenceText(row)
    ) : (
      <ExplainedValue
        text={differenceText(row)}
        name={`${baseFigureTitle(row)}, difference`}
        onClick={() => onExplain({ of: 'base', base, figure: row, column: 'difference' })}
      />
    );
  return (
    <PlainTable
      label={label}
      rows={baseDifferences(keptFigures(before), keptFigures(after))}
      rowKey={({ year, of }) => `${year} ${of}`}
      columns={[
        { id: 'figure', header: 'Figure', cell: baseFigureTitle },
        { id: 'before', header: 'Before', numeric: true, cell: (row) => valueOf(row, 'before') },
        { id: 'after', header: 'After', numeric: true, cell: (row) => valueOf(row, 'after') },
        {
          ...{ id: 'difference', header: 'Difference', numeric: true },
          cell: (row) =>
            row.before === row.after ? (
              <span className="scn-soft">{difference(row)}</span>
            ) : (
              <Tag tone="caution">{difference(row)}</Tag>
            ),
        },
      ]}
    />
  );
}
