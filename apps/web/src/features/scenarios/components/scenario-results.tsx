import type { Plan } from '@keelson/calculators/planning';
import { PLANNED_LINES, type PlannedLine } from '@keelson/calculators/scenarios';
import { Card } from '../../../ui/card/card';
import { ExplainButton } from '../../../ui/explain/explain-button';
import { PlainTable } from '../../../ui/table/plain-table';
import { changeText, figureText } from '../scenario-figures';
import { LINE_TITLES } from '../scenario-words';

interface ScenarioResultsProps {
  readonly plan: Plan;
  readonly formulaVersion: number;
  readonly explained: PlannedLine | undefined;
  readonly onExplain: (line: PlannedLine) => void;
}

/** A year without and with the changes. */
export function ScenarioResults({ plan, formulaVersion, explained, onExplain }: ScenarioResultsProps) {
  return (
    <Card
      flush
      title="What the year comes to"
      subtitle="The figures that it stands on, as a year"
      footer={`Other income is left out. Formula version ${formulaVersion}. An estimate, not advice.`}
    >
      <PlainTable
        label="What the year comes to"
        rows={PLANNED_LINES}
        rowKey={(line) => line}
        columns={[
          { id: 'line', header: 'Line', cell: (line) => LINE_TITLES[line] },
          { id: 'now', header: 'Without changes', numeric: true, cell: (line) => figureText(plan.thisYear[line]) },
          {
            ...{ id: 'then', header: 'With the changes', numeric: true },
            cell: (line) => (
              <span className="scn-explained">
                {figureText(plan.impact[line])}
                <ExplainButton
                  figure={`${LINE_TITLES[line]} with the changes`}
                  open={explained === line}
                  onClick={() => onExplain(line)}
                />
              </span>
            ),
          },
          { id: 'by', header: 'Difference', numeric: true, cell: (line) => differenceText(plan, line) },
        ]}
      />
    </Card>
  );
}

function differenceText({ impact, thisYear }: Plan, line: PlannedLine): string {
  const [then, now] = [impact[line].value, thisYear[line].value];
  return changeText(then === null || now === null ? null : then.minus(now).toNumber());
}
