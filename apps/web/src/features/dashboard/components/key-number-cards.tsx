import type { ExplainedFigure, ExplainedSpan } from '@keelson/contracts/figures';
import { lazy, type ReactNode, Suspense } from 'react';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useWidth } from '../../../ui/charts/use-width';
import type { DashboardFigures, ProfitFigures } from '../dashboard.api';
import { monthBefore, oneDecimal, poundsText, profitText, shortMonth } from '../figure-words';
import { percentChange, percentOf } from '../../../ui/format/exact';
import { FigureMark } from '../../../figures/figure-mark';
import type { Explaining } from '../../../figures/explained-place';
import { ChangeLine } from './change-line';
import type { Loaded } from './loaded';
import { ReadError } from './read-error';

const SparkLine = lazy(() => import('../../../ui/charts/spark-line').then((chart) => ({ default: chart.SparkLine })));

interface KeyCardProps {
  readonly title: string;
  readonly value: string;
  /** The question mark. */
  readonly mark: ReactNode;
  readonly change: ReactNode;
  readonly children?: ReactNode;
}

const KeyCard = ({ title, value, mark, change, children }: KeyCardProps) => (
  <section className="k-card k-key-card">
    <div className="k-asked">
      <h2 className="k-question">{title}</h2>
      {mark}
    </div>
    <p className="k-key-figure k-num">{value}</p>
    {change}
    <div className="k-key-foot">{children}</div>
  </section>
);

const Bar = ({ share, label }: { readonly share: number; readonly label: string }) => (
  <span className="k-key-bar" role="img" aria-label={label}>
    <i style={{ width: `${Math.max(0, Math.min(100, share))}%` }} />
  </span>
);

interface KeyNumberCardsProps {
  readonly figures: DashboardFigures;
  readonly profit: Loaded<ProfitFigures>;
  readonly explaining: Explaining;
}

function Spark({ values }: { readonly values: readonly (number | null)[] }) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box}>
      <Suspense fallback={null}>
        <SparkLine values={values} width={width} />
      </Suspense>
    </div>
  );
}

/** Four figures, each with its change and what it is compared with. */
export function KeyNumberCards({ figures: { headline, months, asAt }, profit, explaining }: KeyNumberCardsProps) {
  const markOf = (value: number | null, name: string, figure: ExplainedFigure, over: ExplainedSpan) =>
    value !== null && <FigureMark place={{ figure, over }} name={name} explaining={explaining} />;
  const against = asAt === null ? '' : `vs ${shortMonth(monthBefore(asAt))}`;
  return (
    <div className="k-key-cards" data-tour="key-numbers">
      <KeyCard
        title="Last month’s sales"
        value={poundsText(headline.totalSalesLastMonth)}
        mark={markOf(headline.totalSalesLastMonth, 'last month’s sales', 'sales', 'month')}
        change={<ChangeLine change={headline.totalSalesLastMonthChangePercent} against={against} />}
      >
        <Spark values={months.map(({ sales }) => sales)} />
      </KeyCard>
      <KeyCard
        title={headline.turnoverIsActual ? 'Turnover at year end' : 'Projected turnover'}
        value={poundsText(headline.turnover)}
        mark={markOf(headline.turnover, 'turnover', 'projectedTurnover', 'yearToDate')}
        change={<ChangeLine change={headline.turnoverLastFinancialYearChangePercent} against="vs last year" />}
      >
        <Bar
          share={(headline.monthsThisYear / 12) * 100}
          label={`${headline.monthsThisYear} of 12 months of the financial year`}
        />
        <p className="k-key-note">
          <span>{poundsText(headline.turnoverThisYear)} sold</span>
          <span>{headline.monthsThisYear} of 12 months</span>
        </p>
      </KeyCard>
      <KeyCard
        title="Marketing this year"
        value={poundsText(headline.previousMonthMarketingSpend)}
        mark={markOf(headline.previousMonthMarketingSpend, 'marketing this year', 'marketingSpend', 'yearToDate')}
        change={
          <ChangeLine change={headline.marketingSpendChangePercent} against="vs the same months last year" neutral />
        }
      >
        <Spark values={months.filter(({ thisYear }) => thisYear).map(({ marketing }) => marketing)} />
      </KeyCard>
      <ProfitCard
        profit={profit}
        mark={markOf(profit.data?.thisYearTODate ?? null, 'profit of the year', 'profitBeforeTax', 'yearToDate')}
        months={headline.monthsThisYear}
        sales={headline.turnoverThisYear}
      />
    </div>
  );
}

interface ProfitCardProps {
  readonly profit: Loaded<ProfitFigures>;
  readonly mark: ReactNode;
  readonly months: number;
  readonly sales: number | null;
}

const PROFIT = 'Profit before tax';

function ProfitCard({ profit: { data, error, retry }, mark, months, sales }: ProfitCardProps) {
  if (data === undefined)
    return (
      <section className="k-card k-key-card">
        <h2 className="k-question">{PROFIT}</h2>
        {error === undefined ? (
          <SkeletonLines lines={4} label="Loading profit before tax" />
        ) : (
          <ReadError title="Could not load profit before tax" error={error} onRetry={retry} />
        )}
      </section>
    );
  const { thisYearTODate: ofYear, sameMonths_LastYear: before, LastYear: lastYear } = data;
  const { profitBeforeTaxLastMonth: lastMonth, sameMonth_LastYear: sameMonth } = data;
  const share = (ofYear !== null && lastYear !== null && percentOf(ofYear, lastYear)) || 0;
  const margin = ofYear !== null && sales !== null ? percentOf(ofYear, sales) : null;
  return (
    <KeyCard
      title={PROFIT}
      value={profitText(ofYear)}
      mark={mark}
      change={<ChangeLine change={percentChange(ofYear, before)} against={`vs ${poundsText(before)}`} />}
    >
      <p className="k-key-note">
        <span>This year, {months} months</span>
        {margin !== null && <span>{oneDecimal(margin)}% of sales</span>}
      </p>
      <Bar share={share} label={`${oneDecimal(share)}% of last year’s profit`} />
      <p className="k-key-note">
        <span>{profitText(lastYear)} all last year</span>
        <span>{profitText(lastMonth)} last month</span>
        <span>{profitText(sameMonth)} in that month last year</span>
      </p>
    </KeyCard>
  );
}
