import { FigureMark } from '../../../figures/figure-mark';
import { StackChart } from '../../../ui/charts/stack-chart';
import { moneyPlace } from '../cell-places';
import { moneyChart } from '../chart-of';
import type { FinancialsState } from '../financials-state';
import type { Financials } from '../my-financials.api';
import type { SectionLocks } from '../use-section-locks';
import type { YearLabels } from '../year-labels';
import { ChartCard } from './chart-card';
import { LockedSection } from './locked-section';
import { NoFigures } from './no-figures';
import { YearsCard } from './years-card';

/** Of My Money's figures the one that it is about: what is left. */
const PROFIT_COLUMN = 3;

interface ProfitSectionProps {
  readonly financials: Financials;
  readonly state: FinancialsState;
  readonly labels: YearLabels;
  readonly locks: SectionLocks;
}

export function ProfitSection({ financials, state, labels, locks }: ProfitSectionProps) {
  const money = moneyChart(financials, labels);
  const latest = financials.myMoney.at(-1);
  const last = latest && moneyPlace(financials, latest.Year, PROFIT_COLUMN);
  return (
    <div className="mf-profit">
      <YearsCard of="sales" financials={financials} state={state} labels={labels} />
      <LockedSection section="myMoney" title="My Money" locks={locks}>
        <ChartCard
          title="My Money"
          subtitle="Where each £100 of sales goes"
          explain={last && <FigureMark place={last} name="My Money" explaining={state} />}
          onViewData={money.points.length > 0 ? () => state.change({ view: 'money' }) : undefined}
        >
          {money.points.length > 0 ? <StackChart data={money} /> : <NoFigures>No year has sales yet.</NoFigures>}
        </ChartCard>
      </LockedSection>
      <YearsCard of="margin" financials={financials} state={state} labels={labels} />
    </div>
  );
}
