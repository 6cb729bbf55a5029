import {
  useDashboardBalanceQuery,
  useDashboardBenchmarkQuery,
  useDashboardFiguresQuery,
  useDashboardProfitQuery,
} from './dashboard.api';
import type { Asked } from '../../figures/explanation.api';
import { dashboardMessages } from '@keelson/contracts/dashboard';

/** 'no data' of profits is asked again so often, and a running import is looked at. */
const AGAIN_MS = 5_000;

export function useFigures(asked: Asked) {
  const known = useDashboardFiguresQuery(asked);
  const importing = known.currentData?.import.status === 'started';
  const figures = useDashboardFiguresQuery(asked, { pollingInterval: importing ? AGAIN_MS : 0 });
  const profitKnown = useDashboardProfitQuery(asked);
  const waiting = profitKnown.currentData?.statusMessage === dashboardMessages.noProfitData;
  const profit = useDashboardProfitQuery(asked, { pollingInterval: waiting ? AGAIN_MS : 0 });
  return {
    figures,
    profit,
    balance: useDashboardBalanceQuery(asked),
    benchmark: useDashboardBenchmarkQuery(asked.accountId),
  };
}
