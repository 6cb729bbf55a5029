import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import type { Plan, PlanTableRow } from '@keelson/calculators/planning';
import { memo } from 'react';
import { saveFile } from '../../../client/save-file';
import { Card } from '../../../ui/card/card';
import { csvOf } from '../../../ui/charts/data-sheet';
import type { PlanPlace } from '../plan-explanations';
import { valueOf } from '../planner-figures';
import {
  changeText,
  COLUMN_TITLES,
  COSTS,
  isMoney,
  type PlanColumnName,
  pointsText,
  poundsText,
  ROW_TITLES,
  TABLE_ROWS,
  tableText,
} from '../planner-words';
import { PlanValue } from './plan-value';
import '../../../ui/table/table.css';

interface PlanTableProps {
  readonly plan: Plan;
  readonly formulaVersion: number;
  readonly onExplain: (place: PlanPlace) => void;
}

const COLUMNS: readonly PlanColumnName[] = ['lastYear', 'thisYear', 'impact'];
const TITLE = 'Before and after';

const changeOf = (plan: Plan, row: PlanTableRow): number | null => {
  const [now, after] = [plan.table.thisYear[row].value, plan.table.impact[row].value];
  return now === null || after === null ? null : after.minus(now).toNumber();
};

const changePlace = (row: PlanTableRow): PlanPlace => (row === 'profitBeforeTax' ? 'change' : `points ${row}`);

const saveTable = (plan: Plan): void => {
  const columns = COLUMNS.map((column) => ({ name: COLUMN_TITLES[column], unit: 'pounds' as const }));
  const rows = TABLE_ROWS.map((row) => ({
    name: isMoney(row) ? `${ROW_TITLES[row]} £` : ROW_TITLES[row],
    values: COLUMNS.map((column) => valueOf(plan.table[column][row])),
  }));
  const sheet = csvOf({ title: TITLE, rowsAre: 'Line', columns, rows });
  saveFile('what-if-before-and-after.csv', new Blob([sheet], { type: 'text/csv' }));
};

/** Six rows of last year, this year as it is projected, and this year with the changes. */
export const PlanTable = memo(({ plan, formulaVersion, onExplain }: PlanTableProps) => {
  const sales = (column: PlanColumnName) => (
    <PlanValue
      text={poundsText(valueOf(plan[column].sales))}
      name={`Sales, ${COLUMN_TITLES[column].toLowerCase()}`}
      place={`${column} sales`}
      onExplain={onExplain}
      steady={column === 'impact'}
    />
  );
  return (
    <Card
      flush
      className="plan-whole"
      title={TITLE}
      subtitle={
        <span className="k-num">
          Sales of a year: previous {sales('lastYear')}, projected {sales('thisYear')}, with your changes{' '}
          {sales('impact')}
        </span>
      }
      actions={
        <Button variant="minimal" size="small" intent="primary" icon={<DownloadIcon />} onClick={() => saveTable(plan)}>
          CSV
        </Button>
      }
      footer={<span>Shares of sales. Formula version {formulaVersion}. An estimate, not advice.</span>}
    >
      <div className="k-table-wrap" tabIndex={0} role="region" aria-label={TITLE}>
        <table className="k-table plan-table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="k-sheet-figure">
                  {COLUMN_TITLES[column]}
                </th>
              ))}
              <th scope="col" className="k-sheet-figure">
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {TABLE_ROWS.map((row) => {
              const change = changeOf(plan, row);
              return (
                <tr key={row} className={isMoney(row) ? 'plan-table-total' : ''}>
                  <th scope="row">{ROW_TITLES[row]}</th>
                  {COLUMNS.map((column) => (
                    <td key={column} data-label={COLUMN_TITLES[column]} className="k-num k-sheet-figure">
                      <PlanValue
                        text={tableText(row, valueOf(plan.table[column][row]))}
                        name={`${ROW_TITLES[row]}, ${COLUMN_TITLES[column].toLowerCase()}`}
                        place={`${column} ${row}`}
                        onExplain={onExplain}
                      />
                    </td>
                  ))}
                  <td data-label="Change" className="k-num k-sheet-figure">
                    <PlanValue
                      text={isMoney(row) ? changeText(change) : pointsText(change)}
                      change={change}
                      lowerIsBetter={COSTS.includes(row)}
                      name={`${ROW_TITLES[row]}, change`}
                      place={changePlace(row)}
                      onExplain={onExplain}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
});
PlanTable.displayName = 'PlanTable';
