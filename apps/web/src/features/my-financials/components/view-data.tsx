import { balanceSheetTitle } from '@keelson/contracts/my-financials';
import type { ReactNode } from 'react';
import { BarChart } from '../../../ui/charts/bar-chart';
import { type DataSheet, sheetOf } from '../../../ui/charts/data-sheet';
import { LineChart } from '../../../ui/charts/line-chart';
import { StackChart } from '../../../ui/charts/stack-chart';
import { ViewDataDialog } from '../../../ui/charts/view-data-dialog';
import { explanationIn } from '../../../figures/explain-figure';
import { balanceSheetCell, type CellPlace, kpiPlace, moneyCell, pressOf, yearsCell } from '../cell-places';
import { sheetByMonth } from '../balance-sheets';
import { assetsChart, capitalChart, kpiChart, moneyChart } from '../chart-of';
import { type FinancialsState, kpiView } from '../financials-state';
import { isBalanceKpi, isProfitKpi, KPI_WORDS } from '../../../figures/kpi-words';
import type { Asked } from '../../../figures/explanation.api';
import type { Financials, Overview } from '../my-financials.api';
import type { YearLabels } from '../year-labels';
import { balancePx } from './balance-section';
import { CashDataDialog } from './cash-data-dialog';
import { StockDataDialog } from './stock-data-dialog';
import { YEARS_TITLES, yearsChartOf, yearsRowsOf } from './years-card';

/** The width of a month in the chart of an indicator (FIN-14). */
const KPI_PX = 70;
const FULL_HEIGHT = 340;

interface ViewDataProps {
  readonly overview: Overview;
  readonly financials: Financials;
  readonly state: FinancialsState;
  readonly labels: YearLabels;
  readonly asked: Asked;
}

interface Shown {
  readonly title: string;
  readonly sheet: DataSheet;
  readonly chart: ReactNode;
  readonly cell: CellPlace;
}

function shownOf({ overview, financials, state, labels }: ViewDataProps): Shown | undefined {
  const { view } = state;
  if (view === 'sales' || view === 'margin') {
    const data = yearsChartOf({ of: view, financials, state, labels });
    const isBars = view === 'sales' && state.sales === 'years';
    return {
      title: YEARS_TITLES[view],
      sheet: sheetOf(data),
      chart: isBars ? <BarChart data={data} height={FULL_HEIGHT} /> : <LineChart data={data} height={FULL_HEIGHT} />,
      cell: yearsCell(view, state[view], yearsRowsOf({ of: view, financials, state, labels })),
    };
  }
  if (view === 'money') {
    const data = moneyChart(financials, labels);
    return {
      title: data.title,
      sheet: sheetOf(data),
      chart: <StackChart data={data} height={FULL_HEIGHT} />,
      cell: moneyCell(financials),
    };
  }
  if (view === 'assets' || view === 'capital') {
    const title = balanceSheetTitle(overview.company);
    const data = view === 'assets' ? assetsChart(financials) : capitalChart(financials);
    return {
      title,
      sheet: sheetByMonth(financials.balanceSheet, title),
      chart: <BarChart data={data} height={FULL_HEIGHT} pxPerPoint={balancePx(data)} />,
      cell: balanceSheetCell(financials),
    };
  }
  if (view === undefined || !(isProfitKpi(view) || isBalanceKpi(view))) return undefined;
  const { kpis } = financials;
  const { title, unit } = KPI_WORDS[view];
  const kpi = isBalanceKpi(view)
    ? kpis.balanceSheet[view]
    : (state[view] === 'months' ? kpis.last12Months : kpis.movingAverage)[view];
  const data = kpiChart(title, kpi, unit);
  return {
    title,
    sheet: sheetOf(data),
    chart: <LineChart data={data} height={FULL_HEIGHT} pxPerPoint={KPI_PX} />,
    cell: (row) => {
      const month = kpi.rows[row]?.Month;
      return month === undefined ? undefined : kpiPlace(view, kpiView(view, state), month);
    },
  };
}

/** The dialog behind View data, for whichever chart the address names. */
export function ViewData(props: ViewDataProps) {
  const { overview, state, asked } = props;
  const close = (): void => state.change({ view: undefined });
  const dialog = { asked, explaining: state, onClose: close };
  if (state.view === 'cash') return <CashDataDialog source={overview.informationFrom} by={state.cash} {...dialog} />;
  if (state.view === 'stock') return <StockDataDialog by={state.stock} {...dialog} />;
  const shown = shownOf(props);
  return shown ? (
    <ViewDataDialog
      title={shown.title}
      sheet={shown.sheet}
      onClose={close}
      press={pressOf(state, shown.cell)}
      explanation={explanationIn(state, asked)}
    >
      {shown.chart}
    </ViewDataDialog>
  ) : null;
}
