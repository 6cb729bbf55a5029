import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import type { ChartData } from '../../../ui/charts/chart-data';
import { sheetOf } from '../../../ui/charts/data-sheet';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { Skeleton } from '../../../ui/card/skeleton';
import type { Explaining } from '../../../figures/explained-place';
import type { DashboardFigures } from '../dashboard.api';
import { longMonth, monthTick } from '../figure-words';
import { noProfitWords } from '../parts-known';

const BarChart = lazy(() => import('../../../ui/charts/bar-chart').then((chart) => ({ default: chart.BarChart })));
const ViewData = lazy(() =>
  import('../../../ui/charts/view-data-dialog').then((dialog) => ({ default: dialog.ViewDataDialog })),
);

const TITLE = 'Profit before tax, last 12 months';

const dataOf = ({ months, asAt }: DashboardFigures): ChartData => ({
  title: TITLE,
  unit: 'pounds',
  pointsAre: 'Month',
  points: months.map(({ month, thisYear }) => ({
    key: month,
    label: monthTick(month),
    longLabel: longMonth(month),
    strong: month === asAt,
    muted: !thisYear,
  })),
  series: [{ name: 'Profit before tax', tone: 1, values: months.map(({ profitBeforeTax }) => profitBeforeTax) }],
});

interface ProfitChartCardProps {
  readonly figures: DashboardFigures;
  readonly explaining: Explaining;
}

/** What each month left; months at a loss lie below the line. */
export function ProfitChartCard({ figures, explaining: { explain } }: ProfitChartCardProps) {
  const [open, setOpen] = useState(false);
  /** The panel beside the page tells it; the dialog would lie over it. */
  const explainMonth = (row: number) => {
    const at = figures.months[row]?.month;
    if (at === undefined) return undefined;
    return () => {
      setOpen(false);
      explain({ figure: 'profitBeforeTax', over: 'month', at });
    };
  };
  const data = dataOf(figures);
  const losses = figures.months.filter(({ profitBeforeTax }) => (profitBeforeTax ?? 0) < 0);
  const first = losses[0];
  const isKnown = figures.months.some(({ profitBeforeTax }) => profitBeforeTax !== null);
  const outcome = !isKnown
    ? 'no month’s profit is known'
    : first === undefined
      ? 'every month with figures made a profit'
      : losses.length === 1
        ? `${longMonth(first.month)} made a loss`
        : `${losses.length} months made a loss`;
  const isMixed = figures.months.some(({ thisYear }) => thisYear) && figures.months.some(({ thisYear }) => !thisYear);
  const subtitle = isMixed
    ? `Grey is last financial year; ${outcome}`
    : outcome.charAt(0).toUpperCase() + outcome.slice(1);
  const chart = (height: number) => (
    <Suspense fallback={<Skeleton height={height} />}>
      <BarChart data={data} height={height} />
    </Suspense>
  );
  return (
    <Card
      className="k-dash-7"
      title={TITLE}
      subtitle={subtitle}
      actions={
        <Button variant="minimal" size="small" intent="primary" onClick={() => setOpen(true)}>
          View data
        </Button>
      }
    >
      {isKnown ? chart(240) : <EmptyState title="No month’s profit is known yet">{noProfitWords(figures)}</EmptyState>}
      {open && (
        <Suspense fallback={null}>
          <ViewData title={TITLE} sheet={sheetOf(data)} onClose={() => setOpen(false)} press={explainMonth}>
            {chart(320)}
          </ViewData>
        </Suspense>
      )}
    </Card>
  );
}
