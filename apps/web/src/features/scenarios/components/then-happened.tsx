import { type MonthThen, PLANNED_LINES, type PlannedLine } from '@keelson/calculators/scenarios';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { ExplainButton } from '../../../ui/explain/explain-button';
import { PlainTable } from '../../../ui/table/plain-table';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { figureChangeText, figureText, thenHappened } from '../scenario-figures';
import { LINE_TITLES, monthCount } from '../scenario-words';
import { mediumMonth } from '../../../figures/month-words';
import type { Scenario, ScenariosRead } from '../scenarios.api';

/** A difference that can be explained. */
export interface ThenExplained {
  readonly then: MonthThen;
  readonly line: PlannedLine;
}

interface ThenHappenedProps {
  readonly read: ScenariosRead;
  readonly scenario: Scenario;
  readonly explained: ThenExplained | undefined;
  readonly onExplain: (explained: ThenExplained) => void;
}

const TITLE = 'What then happened';

const VIEWS = PLANNED_LINES.map((line) => [line, LINE_TITLES[line]] as const);

/** The months after the base: each against a twelfth of the planned year. */
export function ThenHappened({ read, scenario, explained, onExplain }: ThenHappenedProps) {
  const [line, setLine] = useState<PlannedLine>('profitBeforeTax');
  const happened = thenHappened(scenario, read);
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
    ...months.map((then) => ({ key: String(then.month), title: mediumMonth(then.month), lines: then.lines, then })),
    { key: 'total', title: `All ${monthCount(months.length)}`, lines: total, then: undefined },
  ];
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
        rowKey={({ key }) => key}
        columns={[
          { id: 'month', header: 'Month', cell: ({ title }) => title },
          { id: 'planned', header: 'Planned', numeric: true, cell: ({ lines }) => figureText(lines[line].planned) },
          { id: 'actual', header: 'Actual', numeric: true, cell: ({ lines }) => figureText(lines[line].actual) },
          {
            ...{ id: 'difference', header: 'Difference', numeric: true },
            cell: ({ lines, then, title }) => (
              <span className="scn-explained">
                {figureChangeText(lines[line].difference)}
                {then && (
                  <ExplainButton
                    figure={`the difference of ${title}`}
                    open={explained?.then.month === then.month && explained.line === line}
                    onClick={() => onExplain({ then, line })}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
