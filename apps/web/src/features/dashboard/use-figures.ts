import {
  useDashboardBalanceQuery,
  useDashboardBenchmarkQuery,
  useDashboardFiguresQuery,
  useDashboardProfitQuery,
} from './dashboard.api';
import type { Asked } from '../../figures/explanation.api';
import { dashboardMessages } from '@keelson/contracts/dashboard';

/** While an import runs, it and 'no data' of profits are asked again so often (formulas 5.26). */
const AGAIN_MS = 5_000;

export function useFigures(asked: Asked) {
  const known = useDashboardFiguresQuery(asked);
  const importing = known.currentData?.import.status === 'started';
  const figures = useDashboardFiguresQuery(asked, { pollingInterval: importing ? AGAIN_MS : 0 });
  const profitKnown = useDashboardProfitQuery(asked);
  const noProfit = profitKnown.currentData?.statusMessage === dashboardMessages.noProfitData;
  // Figures that already have sales are newer than an answer without profits: it is asked for once more.
  const hasSales = (figures.currentData?.headline.totalSalesLastMonth ?? null) !== null;
  const waiting = noProfit && (importing || hasSales);
  const profit = useDashboardProfitQuery(asked, { pollingInterval: waiting ? AGAIN_MS : 0 });
  return {
    figures,
    profit,
    balance: useDashboardBalanceQuery(asked),
    benchmark: useDashboardBenchmarkQuery(asked.accountId),
  };
}
