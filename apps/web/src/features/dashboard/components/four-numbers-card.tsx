import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { Card } from '../../../ui/card/card';
import { ButtonLink } from '../../../ui/button/button-link';
import type { Explaining } from '../../../figures/explained-place';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import type { Benchmark, DashboardFigures } from '../dashboard.api';
import { endOfMonthText, oneDecimal, percentText, poundsText } from '../figure-words';

interface FourNumbersCardProps {
  readonly figures: DashboardFigures;
  readonly benchmark: Benchmark | undefined;
  readonly explaining: Explaining;
  readonly onEmployees: () => void;
  readonly onLearn: () => void;
}

/** What the company is, in four numbers. */
export function FourNumbersCard({ figures, benchmark, explaining, onEmployees, onLearn }: FourNumbersCardProps) {
  const { keyNumbers: of, asAt, companyName } = figures;
  const middle = benchmark?.TurnoverData.middle33 ?? null;
  const rows = [
    ['Turnover', 'sales', poundsText(of.turnover), `last financial year ${poundsText(of.turnoverLastYear)}`],
    [
      'Turnover per employee',
      'employeesTurnover',
      poundsText(of.turnoverPerEmployee),
      of.turnoverPerEmployee === null
        ? 'enter your employee numbers'
        : middle === null
          ? ''
          : `sector middle ${poundsText(middle)}`,
    ],
    [
      'Gross margin',
      'grossmarginTurnOver',
      percentText(of.grossMarginPercent),
      `last financial year ${percentText(of.grossMarginPercentLastYear)}`,
    ],
    [
      'Average employees',
      'employeesTurnover',
      oneDecimal(of.averageEmployees),
      `latest count ${oneDecimal(of.employeeCount)}`,
    ],
  ] as const;
  return (
    <Card
      className="k-dash-7"
      flush
      title={`${companyName} in four numbers`}
      {...(asAt !== null && { subtitle: `Trailing 12 months to ${endOfMonthText(asAt)}` })}
      actions={<Button onClick={onEmployees}>{texts.updateEmployees}</Button>}
      footer={
        <>
          <Button variant="minimal" size="small" intent="primary" onClick={onLearn}>
            {texts.whyTurnoverByEmployee}
          </Button>
          <ButtonLink to="/dashboard/newDashboardCalculator" size="small">
            {texts.whatIf}
          </ButtonLink>
        </>
      }
    >
      <dl className="k-four">
        {rows.map(([name, figure, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="k-num k-strong">
              {value === '-' ? (
                value
              ) : (
                <ExplainedValue
                  text={value}
                  name={name}
                  onClick={() => explaining.explain({ figure, over: 'twelveMonths' })}
                />
              )}
            </dd>
            <dd className="k-num k-four-note">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
