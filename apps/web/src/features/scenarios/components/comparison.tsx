import { PLANNED_LINES } from '@keelson/calculators/scenarios';
import { PLAN_SLIDERS } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { changeText, poundsText } from '../scenario-figures';
import { baseText, LEVER_TITLES, LINE_TITLES, percentText } from '../scenario-words';
import type { Scenario } from '../scenarios.api';
import '../../../ui/table/table.css';

interface CompareRow {
  readonly title: string;
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
  const amounts = (title: string, values: readonly (number | null)[], write = poundsText): CompareRow => ({
    ...{ title, texts: values.map(write), than: from(values, changeText) },
  });
  return [
    { title: 'Stands on', texts: scenarios.map(({ base }) => baseText(base)), than: [] },
    ...PLAN_SLIDERS.map((lever): CompareRow => {
      const values = scenarios.map(({ changes }) => changes[lever]);
      return { title: `${LEVER_TITLES[lever]}, change`, texts: values.map(percentText), than: [] };
    }),
    ...PLANNED_LINES.map((line) =>
      amounts(
        `${LINE_TITLES[line]}, a year`,
        scenarios.map(({ results }) => results[line]),
      ),
    ),
    amounts(
      'Change of profit before tax',
      scenarios.map(({ results }) => results.change),
      changeText,
    ),
  ];
}

const differs = ({ texts }: CompareRow): boolean => new Set(texts).size > 1;

/** Two or three scenarios side by side: rows in which they differ are marked, by colour and in words. */
export function Comparison({ scenarios }: { readonly scenarios: readonly Scenario[] }): ReactNode {
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
                  {row.texts.map((text, index) => (
                    <td
                      key={scenarios[index]?.scenarioId}
                      data-label={scenarios[index]?.name}
                      className="k-numeric k-num"
                    >
                      <span>
                        {text}
                        {row.than[index] !== undefined && <span className="scn-than">{row.than[index]}</span>}
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
