import { PLANNED_LINES } from '@keelson/calculators/scenarios';
import { PLAN_SLIDERS, type PlanSlider } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { changeText, poundsText } from '../scenario-figures';
import type { ListPlace, ScenarioResult } from '../scenario-places';
import { baseText, LEVER_TITLES, LINE_TITLES, percentText, RESULT_TITLES } from '../scenario-words';
import type { Scenario } from '../scenarios.api';
import '../../../ui/table/table.css';

interface CompareRow {
  readonly title: string;
  /** What the row is of, where it is a figure. */
  readonly figure?: { readonly result: ScenarioResult } | { readonly lever: PlanSlider };
  readonly texts: readonly string[];
  /** How far each is from the first, where that is a number. */
  readonly than: readonly (string | undefined)[];
}

const from = (values: readonly (number | null)[], write: (value: number) => string): CompareRow['than'] =>
  values.map((value, index) => {
    const first = values[0];
    if (index === 0 || value === null || first == null || value === first) return undefined;
    return write(value - first);
  });

function rowsOf(scenarios: readonly Scenario[]): readonly CompareRow[] {
  const amounts = (result: ScenarioResult, title: string, write = poundsText): CompareRow => {
    const values = scenarios.map(({ results }) => results[result]);
    return { title, figure: { result }, texts: values.map(write), than: from(values, changeText) };
  };
  return [
    { title: 'Stands on', texts: scenarios.map(({ base }) => baseText(base)), than: [] },
    ...PLAN_SLIDERS.map((lever): CompareRow => {
      const texts = scenarios.map(({ changes }) => percentText(changes[lever]));
      return { title: `${LEVER_TITLES[lever]}, change`, figure: { lever }, texts, than: [] };
    }),
    ...PLANNED_LINES.map((line) => amounts(line, `${LINE_TITLES[line]}, a year`)),
    amounts('change', RESULT_TITLES.change, changeText),
  ];
}

const differs = ({ texts }: CompareRow): boolean => new Set(texts).size > 1;

interface ComparisonProps {
  readonly scenarios: readonly Scenario[];
  readonly onExplain: (place: ListPlace) => void;
}

interface CellProps {
  readonly row: CompareRow;
  readonly index: number;
  readonly scenario: Scenario;
  readonly onExplain: ComparisonProps['onExplain'];
}

/** What a scenario has in a row, and how far that is from the first. */
function Cell({ row: { title, figure, texts, than }, index, scenario: { scenarioId, name }, onExplain }: CellProps) {
  const text = texts[index] ?? '';
  if (figure === undefined) return text;
  const place: ListPlace =
    'lever' in figure
      ? { of: 'lever', scenarioId, lever: figure.lever }
      : { of: 'result', scenarioId, result: figure.result };
  return (
    <>
      <ExplainedValue text={text} name={`${title}, ${name}`} onClick={() => onExplain(place)} />
      {than[index] !== undefined && 'result' in figure && (
        <span className="scn-than">
          <ExplainedValue
            text={than[index]}
            name={`${title}, ${name}, difference`}
            onClick={() => onExplain({ of: 'apart', scenarioId, result: figure.result })}
          />
        </span>
      )}
    </>
  );
}

/** Two or three scenarios side by side: rows in which they differ are marked, by colour and in words. */
export function Comparison({ scenarios, onExplain }: ComparisonProps): ReactNode {
  const rows = rowsOf(scenarios);
  const count = rows.filter(differs).length;
  const label = 'Scenarios side by side';
  return (
    <Card
      flush
      title="Side by side"
      subtitle={`${count} of ${rows.length} rows differ. Differences are told against ${scenarios[0]?.name ?? ''}.`}
      footer="An estimate, not advice."
    >
      <div className="k-table-frame">
        <div className="k-table-wrap" tabIndex={0} role="region" aria-label={label}>
          <table className="k-table">
            <caption className="k-sr">{label}</caption>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                {scenarios.map(({ scenarioId, name }) => (
                  <th key={scenarioId} scope="col" className="k-numeric">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.title} className={differs(row) ? 'scn-differs' : undefined}>
                  <td>
                    {row.title}
                    {differs(row) && <span className="k-sr">, differs</span>}
                  </td>
                  {scenarios.map((scenario, index) => (
                    <td key={scenario.scenarioId} data-label={scenario.name} className="k-numeric k-num">
                      <span>
                        <Cell {...{ row, index, scenario, onExplain }} />
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  );
}
