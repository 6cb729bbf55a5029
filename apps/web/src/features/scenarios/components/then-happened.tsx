import { PLANNED_LINES, type PlannedLine, type WhatThenHappened } from '@keelson/calculators/scenarios';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { PlainTable } from '../../../ui/table/plain-table';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { figureChangeText, figureText } from '../scenario-figures';
import { ALL_MONTHS, type ScenarioPlace } from '../scenario-places';
import { LINE_TITLES, monthCount } from '../scenario-words';
import { mediumMonth } from '../../../figures/month-words';
import type { Scenario } from '../scenarios.api';

interface ThenHappenedProps {
  readonly scenario: Scenario;
  readonly happened: WhatThenHappened | null;
  readonly onExplain: (place: ScenarioPlace) => void;
}

const TITLE = 'What then happened';

const COLUMNS = { planned: 'planned', actual: 'actual', difference: 'the difference' } as const;

const VIEWS = PLANNED_LINES.map((line) => [line, LINE_TITLES[line]] as const);

/** The months after the base: each against a twelfth of the planned year. */
export function ThenHappened({ scenario, happened, onExplain }: ThenHappenedProps) {
  const [line, setLine] = useState<PlannedLine>('profitBeforeTax');
  const { months = [], total = null } = happened ?? {};
  if (total === null)
    return (
      <Card title={TITLE}>
        <p>
          {scenario.base.months.thisYear.length === 0
            ? 'The figures that it stands on were typed without their months, so no month can be held against them.'
            : 'No month after those that it stands on is in the books yet.'}
        </p>
      </Card>
    );
  const rows = [
    ...months.map(({ month, lines }) => ({ month: String(month), title: mediumMonth(month), lines })),
    { month: ALL_MONTHS, title: `All ${monthCount(months.length)}`, lines: total },
  ];
  const shown = ({ month, title, lines }: (typeof rows)[number], column: keyof typeof COLUMNS) => (
    <ExplainedValue
      text={column === 'difference' ? figureChangeText(lines[line].difference) : figureText(lines[line][column])}
      name={`${COLUMNS[column]} of ${title}`}
      onClick={() => onExplain({ of: 'month', month, line, column })}
    />
  );
  return (
    <Card
      flush
      title={TITLE}
      subtitle="Planned against actual, month by month"
      footer="Each month is held against a twelfth of the planned year: a plan of five percentages knows no season. Other income is left out."
    >
      <div className="scn-lines">
        <ViewTabs label="Line" views={VIEWS} view={line} onChange={setLine} />
      </div>
      <PlainTable
        label={`${TITLE}: ${LINE_TITLES[line]}`}
        rows={rows}
        rowKey={({ month }) => month}
        columns={[
          { id: 'month', header: 'Month', cell: ({ title }) => title },
          { id: 'planned', header: 'Planned', numeric: true, cell: (row) => shown(row, 'planned') },
          { id: 'actual', header: 'Actual', numeric: true, cell: (row) => shown(row, 'actual') },
          { id: 'difference', header: 'Difference', numeric: true, cell: (row) => shown(row, 'difference') },
        ]}
      />
    </Card>
  );
}
