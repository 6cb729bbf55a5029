import { CashChart } from '../../../ui/charts/cash-chart';
import { tableText } from '../../../ui/charts/chart-formats';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { FigureText } from '../../../figures/figure-text';
import { cashPlace } from '../cell-places';
import { cashChart } from '../chart-of';
import { cashTitle } from '../cash-title';
import type { FinancialsState } from '../financials-state';
import { longMonth, fullDay } from '../../../figures/month-words';
import type { Financials, Overview } from '../my-financials.api';
import { ChartCard } from './chart-card';
import { NoFigures } from './no-figures';

const TABS = [
  ['day', 'Day'],
  ['month', 'Month'],
] as const;

/** A month has room to breathe; a day is as wide as specified. */
export const CASH_PX = { day: 59, month: 59 } as const;

interface CashFlowCardProps {
  readonly source: Overview['informationFrom'];
  readonly financials: Financials;
  readonly state: FinancialsState;
}

export function CashFlowCard({ source, financials, state }: CashFlowCardProps) {
  const title = cashTitle(source);
  const rows = state.cash === 'day' ? financials.cashFlowDay : financials.cashFlowMonth;
  const last = rows.at(-1);
  const when = last && (last.date.length === 7 ? longMonth(last.date) : fullDay(last.date));
  return (
    <ChartCard
      title={title}
      {...(when !== undefined && { subtitle: `Up to ${when}` })}
      tabs={
        <ViewTabs label={`${title} by`} views={TABS} view={state.cash} onChange={(cash) => state.change({ cash })} />
      }
      onViewData={last && (() => state.change({ view: 'cash' }))}
    >
      {last ? (
        <>
          <dl className="mf-trio">
            {(['Cash in', 'Cash out', 'Net movement'] as const).map((name, column) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="k-num">
                  <FigureText
                    value={last[name]}
                    text={tableText(last[name], 'pounds')}
                    name={`${name}, ${when}`}
                    place={cashPlace(last, column)}
                    explaining={state}
                  />
                </dd>
              </div>
            ))}
          </dl>
          <CashChart data={cashChart(title, rows)} pxPerPoint={CASH_PX[state.cash]} />
        </>
      ) : (
        <NoFigures>No movements of your bank accounts have come in yet.</NoFigures>
      )}
    </ChartCard>
  );
}
