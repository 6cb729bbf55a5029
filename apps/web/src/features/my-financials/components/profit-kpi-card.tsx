import type { ProfitKpi } from '@keelson/contracts/my-financials';
import { KPI_WORDS } from '../../../figures/kpi-words';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import type { FinancialsState } from '../financials-state';
import type { Financials } from '../my-financials.api';
import { KpiCard } from './kpi-card';

const TABS = [
  ['months', 'Last 12 Months'],
  ['average', '12 Month Moving Average'],
] as const;

interface ProfitKpiCardProps {
  readonly name: ProfitKpi;
  readonly kpis: Financials['kpis'];
  readonly state: FinancialsState;
}

/** An indicator of profit and loss, month by month or averaged; the others stay as they are. */
export const ProfitKpiCard = ({ name, kpis, state }: ProfitKpiCardProps) => (
  <KpiCard
    name={name}
    kpi={(state[name] === 'months' ? kpis.last12Months : kpis.movingAverage)[name]}
    state={state}
    tabs={
      <ViewTabs
        label={`${KPI_WORDS[name].title} over`}
        views={TABS}
        view={state[name]}
        onChange={(to) => state.change({ [name]: to })}
      />
    }
  />
);
