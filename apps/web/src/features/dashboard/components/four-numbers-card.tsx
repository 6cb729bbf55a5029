import { Button } from '@blueprintjs/core';
import type { ExplainedFigure } from '@keelson/contracts/my-financials';
import type { ReactNode } from 'react';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { ButtonLink } from '../../../ui/button/button-link';
import type { ExplainedPlace, Explaining } from '../../../figures/explained-place';
import { FigureText } from '../../../figures/figure-text';
import { BESIDE_SECTOR } from '../sector-places';
import type { Benchmark, DashboardFigures } from '../dashboard.api';
import { oneDecimal, percentText, poundsText } from '../figure-words';
import { lastYearBasis, twelveMonthsTo } from '../months-known';
import { noTurnoverPerEmployeeWords } from '../parts-known';

interface FourNumbersCardProps {
  readonly figures: DashboardFigures;
  /** The customer who is looked at; the viewer's own company unless given. */
  readonly customer: string | undefined;
  readonly benchmark: Benchmark | undefined;
  readonly explaining: Explaining;
  readonly onEmployees: () => void;
  readonly onLearn: () => void;
}

/** What the company is, in four numbers. */
export function FourNumbersCard(props: FourNumbersCardProps) {
  const { figures, customer, benchmark, explaining, onEmployees, onLearn } = props;
  const { keyNumbers: of, lastYearEnd, companyName } = figures;
  const subtitle = twelveMonthsTo(figures);
  const middle = benchmark?.TurnoverData.middle33 ?? null;
  const figure = (value: number | null, text: string, name: string, place: ExplainedPlace | undefined) => (
    <FigureText {...{ value, text, name, place, explaining }} />
  );
  const lastYear = (name: string, which: 'sales' | 'grossmarginTurnOver', value: number | null, text: string) => (
    <>
      last financial year{' '}
      {figure(
        value,
        text,
        `${name} of the last financial year`,
        lastYearEnd === null ? undefined : { figure: which, over: 'year', at: lastYearEnd },
      )}
      {value !== null && lastYearBasis(figures, which === 'sales')}
    </>
  );
  const rows: readonly (readonly [string, ExplainedFigure, number | null, string, ReactNode])[] = [
    [
      'Turnover',
      'sales',
      of.turnover,
      poundsText(of.turnover),
      lastYear('Turnover', 'sales', of.turnoverLastYear, poundsText(of.turnoverLastYear)),
    ],
    [
      'Turnover per employee',
      'employeesTurnover',
      of.turnoverPerEmployee,
      poundsText(of.turnoverPerEmployee),
      of.turnoverPerEmployee === null ? (
        noTurnoverPerEmployeeWords(figures)
      ) : middle === null ? (
        ''
      ) : (
        <>sector middle {figure(middle, poundsText(middle), 'the middle of the sector', BESIDE_SECTOR)}</>
      ),
    ],
    [
      'Gross margin',
      'grossmarginTurnOver',
      of.grossMarginPercent,
      percentText(of.grossMarginPercent),
      lastYear(
        'Gross margin',
        'grossmarginTurnOver',
        of.grossMarginPercentLastYear,
        percentText(of.grossMarginPercentLastYear),
      ),
    ],
    [
      'Average employees',
      'averageEmployees',
      of.averageEmployees,
      oneDecimal(of.averageEmployees),
      <>
        latest count{' '}
        {figure(of.employeeCount, oneDecimal(of.employeeCount), 'the latest count', {
          figure: 'employeeCount',
          over: 'month',
        })}
      </>,
    ],
  ];
  return (
    <Card
      className="k-dash-7"
      flush
      title={`${companyName} in four numbers`}
      {...(subtitle !== undefined && { subtitle })}
      actions={<Button onClick={onEmployees}>{texts.updateEmployees}</Button>}
      footer={
        <>
          <Button variant="minimal" size="small" intent="primary" onClick={onLearn}>
            {texts.whyTurnoverByEmployee}
          </Button>
          <ButtonLink to={paths.calculatorOf(customer)} size="small">
            {texts.whatIf}
          </ButtonLink>
        </>
      }
    >
      <dl className="k-four">
        {rows.map(([name, which, value, text, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="k-num k-strong">{figure(value, text, name, { figure: which, over: 'twelveMonths' })}</dd>
            <dd className="k-num k-four-note">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
