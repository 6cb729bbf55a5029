import { dashboardMessages } from '@keelson/contracts/dashboard';
import { type BalanceKpi, PROFIT_KPIS, type ProfitKpi } from '@keelson/contracts/my-financials';
import * as paths from '../../../client/paths';
import { KPI_WORDS } from '../../../figures/kpi-words';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { tableText } from '../../../ui/charts/chart-formats';
import { SparkLine } from '../../../ui/charts/spark-line';
import { changeWords } from '../change-words';
import { kpiPeriod } from '../kpi-period';
import { type Financials, type Kpi, useFinancialsOverviewQuery } from '../my-financials.api';
import '../pages/my-financials.css';

const BALANCE_INDICATORS = ['tradeDebtorDaysList', 'stockTurnDaysList', 'tradeCreditorDaysList'] as const;

/** The eight ratios of an owner with what each of them means. */
export function KeyIndicators({ accountId }: { readonly accountId: string }) {
  const { data, error, refetch } = useFinancialsOverviewQuery({ accountId });
  if (data === undefined)
    return (
      <Card>
        {error === undefined ? (
          <SkeletonLines lines={8} label="Loading your key indicators" />
        ) : (
          <ErrorState title={dashboardMessages.failedToLoad} error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  const { financials } = data.data;
  if (financials === null)
    return (
      <Card>
        <EmptyState
          title="No figures yet"
          action={<ButtonLink to={paths.connectAccounts}>Connect your accounts</ButtonLink>}
        >
          The eight ratios appear here once your accounts are connected or your figures are typed in. You can go on
          without them.
        </EmptyState>
      </Card>
    );
  return <Indicators kpis={financials.kpis} />;
}

const Indicators = ({ kpis: { movingAverage, balanceSheet } }: { readonly kpis: Financials['kpis'] }) => (
  <div className="mf-kpis">
    {PROFIT_KPIS.map((name) => (
      <Indicator key={name} name={name} kpi={movingAverage[name]} />
    ))}
    {BALANCE_INDICATORS.map((name) => (
      <Indicator key={name} name={name} kpi={balanceSheet[name]} />
    ))}
  </div>
);

function Indicator({ name, kpi }: { readonly name: ProfitKpi | BalanceKpi; readonly kpi: Kpi }) {
  const words = KPI_WORDS[name];
  const latest = kpi.rows.at(-1)?.Turnover ?? null;
  const change = changeWords(latest, kpi.yearBefore, words);
  const period = kpiPeriod(name, kpi, 'average');
  return (
    <section className="k-card mf-kpi" aria-label={words.title}>
      <h2 className="k-card-title">{words.title}</h2>
      <div className="mf-kpi-body">
        <div>
          <p className="mf-kpi-value k-num">{latest === null ? '-' : tableText(latest, words.unit)}</p>
          <p className="k-small k-muted">
            {change ? (
              <>
                <span className={`mf-change mf-change-${change.welcome} k-num`}>{change.text}</span> in a year
              </>
            ) : (
              'no year to compare'
            )}
          </p>
          {period !== undefined && <p className="k-micro k-muted">{period}</p>}
        </div>
        <SparkLine values={kpi.rows.map(({ Turnover }) => Turnover)} />
      </div>
      <p className="k-small k-soft">{words.meaning}</p>
    </section>
  );
}
