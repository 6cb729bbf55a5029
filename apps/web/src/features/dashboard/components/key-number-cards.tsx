import type { ExplainedFigure, ExplainedSpan } from '@keelson/contracts/my-financials';
import { lazy, Suspense } from 'react';
import { useWidth } from '../../../ui/charts/use-width';
import type { DashboardFigures, ProfitFigures } from '../dashboard.api';
import { longMonth, monthBefore, poundsText, shortMonth } from '../figure-words';
import { missingMonth, paceOf, someOfMonths, vsLastYear, vsSameMonths } from '../months-known';
import { noMarketingWords, noTurnoverWords } from '../parts-known';
import { FigureMark } from '../../../figures/figure-mark';
import { FigureText } from '../../../figures/figure-text';
import type { Explaining } from '../../../figures/explained-place';
import { ChangeLine } from './change-line';
import { Bar, KeyCard } from './key-card';
import type { Loaded } from './loaded';
import { YearProfitCard } from './year-profit-card';

const SparkLine = lazy(() => import('../../../ui/charts/spark-line').then((chart) => ({ default: chart.SparkLine })));

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
export function KeyNumberCards({ figures, profit, explaining }: KeyNumberCardsProps) {
  const { headline, months, asAt } = figures;
  const markOf = (value: number | null, name: string, figure: ExplainedFigure, over: ExplainedSpan) =>
    value !== null && <FigureMark place={{ figure, over }} name={name} explaining={explaining} />;
  const salesTitle = figures.upToDate || asAt === null ? 'Last month’s sales' : `Sales in ${longMonth(asAt)}`;
  const against = asAt === null ? '' : `vs ${shortMonth(monthBefore(asAt))}`;
  return (
    <div className="k-key-cards" data-tour="key-numbers">
      <KeyCard
        title={salesTitle}
        basis={missingMonth(figures)}
        value={poundsText(headline.totalSalesLastMonth)}
        mark={markOf(headline.totalSalesLastMonth, 'last month’s sales', 'sales', 'month')}
        change={
          <ChangeLine
            change={headline.totalSalesLastMonthChangePercent}
            against={against}
            of="last month’s sales"
            place={{ figure: 'sales', over: 'month', against: 'monthBefore' }}
            explaining={explaining}
          />
        }
      >
        <Spark values={months.map(({ sales }) => sales)} />
      </KeyCard>
      <KeyCard
        title={headline.turnoverIsActual ? 'Turnover at year end' : 'Projected turnover'}
        value={poundsText(headline.turnover)}
        basis={headline.turnoverIsActual ? undefined : (noTurnoverWords(figures) ?? paceOf(figures))}
        mark={markOf(headline.turnover, 'turnover', 'projectedTurnover', 'yearToDate')}
        change={
          <ChangeLine
            change={headline.turnoverLastFinancialYearChangePercent}
            against={vsLastYear(figures)}
            of="turnover"
            place={{ figure: 'projectedTurnover', over: 'yearToDate', against: 'lastYear' }}
            explaining={explaining}
          />
        }
      >
        <Bar
          share={(headline.monthsThisYear / 12) * 100}
          label={`${someOfMonths(headline.monthsThisYear, 12)} of the financial year`}
        />
        <p className="k-key-note">
          <span>
            <FigureText
              value={headline.turnoverThisYear}
              text={poundsText(headline.turnoverThisYear)}
              name="sales so far this year"
              place={{ figure: 'sales', over: 'yearToDate' }}
              explaining={explaining}
            />{' '}
            sold
          </span>
          <span>{someOfMonths(headline.monthsThisYear, 12)}</span>
        </p>
        {headline.turnoverBySeason !== null && (
          <p className="k-key-note">
            <span>
              <FigureText
                value={headline.turnoverBySeason}
                text={poundsText(headline.turnoverBySeason)}
                name="turnover by last year’s seasons"
                place={{ figure: 'seasonalTurnover', over: 'yearToDate' }}
                explaining={explaining}
              />{' '}
              if it follows last year’s seasons
            </span>
          </p>
        )}
      </KeyCard>
      <KeyCard
        title="Marketing this year"
        value={poundsText(headline.previousMonthMarketingSpend)}
        mark={markOf(headline.previousMonthMarketingSpend, 'marketing this year', 'marketingSpend', 'yearToDate')}
        basis={noMarketingWords(figures)}
        change={
          <ChangeLine
            change={headline.marketingSpendChangePercent}
            against={vsSameMonths(figures)}
            of="marketing this year"
            place={{ figure: 'marketingSpend', over: 'yearToDate', against: 'sameMonths' }}
            explaining={explaining}
            neutral
          />
        }
      >
        <Spark values={months.filter(({ thisYear }) => thisYear).map(({ marketing }) => marketing)} />
      </KeyCard>
      <YearProfitCard
        profit={profit}
        mark={markOf(profit.data?.thisYearTODate ?? null, 'profit of the year', 'profitBeforeTax', 'yearToDate')}
        figures={figures}
        explaining={explaining}
      />
    </div>
  );
}
