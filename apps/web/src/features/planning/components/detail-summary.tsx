import type { DetailedProfitAndLoss } from '@keelson/calculators/planning';
import { profitSummaryRows, type ProfitSummaryRow } from '@keelson/vocabulary';
import { Card } from '../../../ui/card/card';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { poundsText } from '../cash-figures';
import type { ExplainedRow } from '../detail-explanations';
import { DETAIL_TITLES, isCost, wholePercentText } from '../detail-words';
import { ImpactValue } from './impact-value';

interface DetailSummaryProps {
  readonly detail: DetailedProfitAndLoss;
  readonly onExplain: (row: ExplainedRow) => void;
}

const CLASSES: Readonly<Partial<Record<ProfitSummaryRow, string>>> = {
  grossMargin: 'plan-sum-margin',
  profitBeforeTax: 'plan-sum-profit',
};

/** The profit and loss of a year with the changes, line by line. */
export const DetailSummary = ({ detail, onExplain }: DetailSummaryProps) => (
  <Card
    flush
    className="plan-detail-summary"
    title="Summary"
    subtitle="A full year, with your changes"
    footer="Other income is held as it is. An estimate, not advice."
  >
    <table className="plan-sum k-num">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">£ Impact</th>
          <th scope="col">£ Resulting P&amp;L</th>
        </tr>
      </thead>
      <tbody>
        {profitSummaryRows().map((row) => {
          const { annualised, impact, resulting, changeBy } = detail.summary[row];
          return (
            <tr key={row} className={CLASSES[row]}>
              <th scope="row">
                {DETAIL_TITLES[row]}
                <small>
                  <ExplainedValue
                    text={poundsText(annualised.value?.toNumber() ?? null)}
                    name={`${DETAIL_TITLES[row]}, now`}
                    onClick={() => onExplain({ of: 'summary', row, column: 'annualised' })}
                  />{' '}
                  now
                </small>
              </th>
              <td>
                <ImpactValue
                  {...{ value: impact.value?.toNumber() ?? null, lowerIsBetter: isCost(row) }}
                  name={`${DETAIL_TITLES[row]}, impact`}
                  onClick={() => onExplain({ of: 'summary', row, column: 'impact' })}
                />
                <small>
                  <ExplainedValue
                    text={wholePercentText(changeBy.value?.toNumber() ?? null)}
                    name={`${DETAIL_TITLES[row]}, change`}
                    onClick={() => onExplain({ of: 'summary', row, column: 'changeBy' })}
                  />
                </small>
              </td>
              <td>
                <ExplainedValue
                  text={poundsText(resulting.value?.toNumber() ?? null)}
                  name={`${DETAIL_TITLES[row]}, summary`}
                  onClick={() => onExplain({ of: 'summary', row })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Card>
);
