import { BarChart } from '../../../ui/charts/bar-chart';
import { tableText } from '../../../ui/charts/chart-formats';
import { LineChart } from '../../../ui/charts/line-chart';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { yearsChart } from '../chart-of';
import type { FinancialsState } from '../financials-state';
import type { Financials } from '../my-financials.api';
import type { YearLabels } from '../year-labels';
import { ChartCard } from './chart-card';
import { FigureMark } from '../../../figures/figure-mark';
import { FigureText } from '../../../figures/figure-text';
import { FlagNotes } from './flag-notes';
import { NoFigures } from './no-figures';

export const YEARS_TITLES = { sales: 'Sales/Revenue', margin: 'Gross Margin' } as const;

interface YearsCardProps {
  readonly of: 'sales' | 'margin';
  readonly financials: Financials;
  readonly state: FinancialsState;
  readonly labels: YearLabels;
}

const yearsOf = (financials: Financials, of: 'sales' | 'margin') =>
  of === 'sales' ? financials.sales : financials.grossMargin;

export const yearsRowsOf = ({ of, financials, state }: YearsCardProps) => {
  const { finalList, movingAverage } = yearsOf(financials, of);
  return state[of] === 'years' ? finalList : movingAverage;
};

export const yearsChartOf = (props: YearsCardProps) =>
  yearsChart(YEARS_TITLES[props.of], yearsRowsOf(props), props.labels, props.financials.lastMonth);

function Subtitle({ of, financials, state }: YearsCardProps) {
  const { total, change, flags } = yearsOf(financials, of);
  const missing = flags.find(({ kind }) => kind === 'monthsMissing')?.months?.length ?? 0;
  const { months } = financials;
  if (total === null) return <>No figures for this year yet</>;
  const place = { figure: of === 'sales' ? 'sales' : 'grossMargin', over: 'yearToDate' } as const;
  const name = YEARS_TITLES[of];
  const sum = (
    <>
      <FigureText
        value={total}
        text={tableText(total, 'pounds')}
        name={`${name}, this year so far`}
        place={place}
        explaining={state}
      />{' '}
      in {missing > 0 ? `${months} of ${months + missing} months` : `${months} ${months === 1 ? 'month' : 'months'}`}
    </>
  );
  if (change === null) return sum;
  const shown = Math.abs(change).toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const text = shown === '0.0' ? 'as much as' : `${shown}% ${change > 0 ? 'more' : 'less'}`;
  return (
    <>
      {sum},{' '}
      <FigureText
        value={change}
        text={text}
        name={`the change of ${name}`}
        place={{ ...place, against: 'sameMonths' }}
        explaining={state}
      />{' '}
      {shown === '0.0' ? '' : 'than '}the same months of the year before
    </>
  );
}

/** Sales or gross margin, this year beside last year or as a moving average. */
export function YearsCard(props: YearsCardProps) {
  const { of, state, labels } = props;
  const data = yearsChartOf(props);
  const title = YEARS_TITLES[of];
  const tabs = [
    ['years', `${labels.thisYear}/${labels.lastYear}`],
    ['average', '12 Month Moving Average'],
  ] as const;
  const isEmpty = data.series.every(({ values }) => values.every((value) => value === null));
  const isBars = of === 'sales' && state.sales === 'years';
  return (
    <ChartCard
      title={title}
      subtitle={<Subtitle {...props} />}
      explain={
        <FigureMark
          place={{ figure: of === 'sales' ? 'sales' : 'grossMargin', over: 'yearToDate' }}
          name={title}
          explaining={state}
        />
      }
      tabs={
        <ViewTabs label={`${title} as`} views={tabs} view={state[of]} onChange={(to) => state.change({ [of]: to })} />
      }
      onViewData={isEmpty ? undefined : () => state.change({ view: of })}
    >
      {isEmpty ? (
        <NoFigures>
          {state[of] === 'average'
            ? 'An average needs twelve months of figures, or three where there are no more yet.'
            : 'No figures have come in yet.'}
        </NoFigures>
      ) : isBars ? (
        <BarChart data={data} />
      ) : (
        <LineChart data={data} />
      )}
      <FlagNotes flags={yearsOf(props.financials, of).flags} />
    </ChartCard>
  );
}
