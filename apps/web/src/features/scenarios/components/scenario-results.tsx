import type { Plan } from '@keelson/calculators/planning';
import { lineDifference, PLANNED_LINES, type PlannedLine } from '@keelson/calculators/scenarios';
import { Card } from '../../../ui/card/card';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { PlainTable } from '../../../ui/table/plain-table';
import { figureChangeText, figureText } from '../scenario-figures';
import type { ScenarioPlace } from '../scenario-places';
import { LINE_TITLES } from '../scenario-words';

interface ScenarioResultsProps {
  readonly plan: Plan;
  readonly formulaVersion: number;
  readonly onExplain: (place: ScenarioPlace) => void;
}

/** A year without and with the changes. */
export function ScenarioResults({ plan, formulaVersion, onExplain }: ScenarioResultsProps) {
  const shown = (line: PlannedLine, column: 'thisYear' | 'impact' | 'difference', name: string) => (
    <ExplainedValue
      text={column === 'difference' ? figureChangeText(lineDifference(plan, line)) : figureText(plan[column][line])}
      name={`${LINE_TITLES[line]} ${name}`}
      onClick={() => onExplain({ of: 'line', line, column })}
    />
  );
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
          {
            ...{ id: 'now', header: 'Without changes', numeric: true },
            cell: (line) => shown(line, 'thisYear', 'without changes'),
          },
          {
            ...{ id: 'then', header: 'With the changes', numeric: true },
            cell: (line) => shown(line, 'impact', 'with the changes'),
          },
          { id: 'by', header: 'Difference', numeric: true, cell: (line) => shown(line, 'difference', 'difference') },
        ]}
      />
    </Card>
  );
}
