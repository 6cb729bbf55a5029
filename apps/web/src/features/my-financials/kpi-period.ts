import type { BalanceKpi, ProfitKpi } from '@keelson/contracts/my-financials';
import { isBalanceKpi, KPI_WORDS } from '../../figures/kpi-words';
import { mediumMonth } from '../../figures/month-words';
import type { KpiView } from './financials-state';
import type { Kpi } from './my-financials.api';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the latest point of an indicator is of; nothing before there is a month. */
export function kpiPeriod(name: ProfitKpi | BalanceKpi, { rows, flags }: Kpi, shown: KpiView): string | undefined {
  const last = rows.at(-1)?.Month;
  if (last === undefined) return undefined;
  const month = mediumMonth(last);
  const partial = flags.find(({ kind }) => kind === 'partial')?.count;
  const annualised = partial === undefined ? '' : `annualised from ${partial} months`;
  if (isBalanceKpi(name)) return annualised === '' ? `End of ${month}` : `End of ${month}, ${annualised}`;
  const isShare = KPI_WORDS[name].unit === 'percent';
  if (shown === 'months') return isShare ? `${month} alone` : `${month} alone, times 12`;
  const months = partial === undefined || isShare ? `${partial ?? 12} months` : annualised;
  return capital(`${months} to ${month}`);
}
