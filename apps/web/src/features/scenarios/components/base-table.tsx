import { type BaseDifference, baseDifferences } from '@keelson/calculators/scenarios';
import { PlainTable } from '../../../ui/table/plain-table';
import { Tag } from '../../../ui/card/tag';
import { changeText, keptFigures, poundsText } from '../scenario-figures';
import { LINE_TITLES } from '../scenario-words';
import type { Base } from '../scenarios.api';

const YEARS = { thisYear: 'this year', lastYear: 'last year' } as const;

const titleOf = ({ of, year }: BaseDifference): string => {
  if (of === 'addedBack') return `Depreciation and interest, ${YEARS[year]}`;
  return of === 'months' ? `Months of ${YEARS[year]}` : `${LINE_TITLES[of]}, ${YEARS[year]}`;
};

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
  readonly before: Base;
  readonly after: Base;
}

/** What changed underneath, figure by figure: what is other now carries a mark in words. */
export const BaseTable = ({ label, before, after }: BaseTableProps) => (
  <PlainTable
    label={label}
    rows={baseDifferences(keptFigures(before), keptFigures(after))}
    rowKey={({ year, of }) => `${year} ${of}`}
    columns={[
      { id: 'figure', header: 'Figure', cell: titleOf },
      { id: 'before', header: 'Before', numeric: true, cell: (row) => valueText(row, row.before) },
      { id: 'after', header: 'After', numeric: true, cell: (row) => valueText(row, row.after) },
      {
        ...{ id: 'difference', header: 'Difference', numeric: true },
        cell: (row) =>
          row.before === row.after ? (
            <span className="scn-soft">{differenceText(row)}</span>
          ) : (
            <Tag tone="caution">{differenceText(row)}</Tag>
          ),
      },
    ]}
  />
);
