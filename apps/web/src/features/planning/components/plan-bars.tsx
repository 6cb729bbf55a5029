import { Button } from '@blueprintjs/core';
import { type Plan, plannerAxis, settledBar } from '@keelson/calculators/planning';
import { lazy, memo, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { Card } from '../../../ui/card/card';
import { type ChartData, type Tone, toneColour } from '../../../ui/charts/chart-data';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { sheetOf } from '../../../ui/charts/data-sheet';
import { LossHatch } from '../../../ui/charts/loss-hatch';
import type { Plot } from '../../../ui/charts/plot';
import type { ValueAxis } from '../../../ui/charts/value-axis';
import { formatPounds } from '../../../ui/format/numbers';
import { useWide } from '../../../ui/panel/use-wide';
import type { PlanPlace } from '../plan-explanations';
import { valueOf } from '../planner-figures';
import { changePercentText, changeText, poundsText } from '../planner-words';
import { PlanValue } from './plan-value';

const ViewDataDialog = lazy(() =>
  import('../../../ui/charts/view-data-dialog').then((dialog) => ({ default: dialog.ViewDataDialog })),
);

const STEP = 100_000;
const MOST_TICKS = 7;
const WIDEST = 72;

/** Ticks of £100,000; of more where the axis has grown far. */
function axisOf(from: number, to: number): ValueAxis {
  const step = Math.ceil((to - from) / STEP / MOST_TICKS) * STEP;
  const first = Math.ceil(from / step);
  const ticks = Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
  return { low: from, high: to, ticks };
}

/** The same axis as long as it ends where it did: what it draws is not drawn again. */
const useAxis = (from: number, to: number): ValueAxis => useMemo(() => axisOf(from, to), [from, to]);

const BARS = [
  { key: 'lastYear', label: 'Last year', tone: 5 },
  { key: 'thisYear', label: 'This year', tone: 3 },
  { key: 'impact', label: 'Impact', tone: 1 },
] as const;

/** The same points all the time: what stands below the bars is not drawn again with them. */
const YEARS: Omit<ChartData, 'series'> = {
  title: 'Profit before tax',
  unit: 'pounds',
  pointsAre: 'Year',
  points: BARS.map(({ key, label }) => ({ key, label, longLabel: label, strong: key === 'impact' })),
};

interface PlanBarsProps {
  readonly plan: Plan;
  readonly onExplain: (place: PlanPlace) => void;
}

/** Last year, this year and the result: profit before tax, a full year each (finance §2). */
export const PlanBars = memo(({ plan, onExplain }: PlanBarsProps) => {
  const [open, setOpen] = useState(false);
  const openData = useCallback(() => setOpen(true), []);
  const wide = useWide();
  const bars = BARS.map(({ key }) => plan[key].profitBeforeTax.value);
  const values = bars.map(settledBar);
  const { from, to, grown } = plannerAxis(bars);
  const axis = useAxis(from, to);
  const data: ChartData = { ...YEARS, series: [{ name: 'Profit before tax', tone: 1, values }] };
  const [percent, change] = [valueOf(plan.changePercent), valueOf(plan.change)];
  const chart = (height: number) => (
    <ChartFrame data={data} axis={axis} height={height} marks={(plot) => <Marks values={values} plot={plot} />} />
  );
  return (
    <Card title="Impact" subtitle="Profit before tax, a full year each" actions={<ViewData onOpen={openData} />}>
      <dl className="plan-impact">
        <div>
          <dt>Impact %</dt>
          <dd className="k-num">
            <PlanValue text={changePercentText(percent)} name="Impact %" place="changePercent" onExplain={onExplain} />
          </dd>
        </div>
        <div>
          <dt>Variance</dt>
          <dd className="k-num">
            <PlanValue text={changeText(change)} name="the variance" place="change" onExplain={onExplain} />
          </dd>
        </div>
      </dl>
      {chart(wide ? 420 : 280)}
      <p className="k-small k-soft plan-axis-note" role="status">
        {grown
          ? `The axis has grown for these figures: ${formatPounds(axis.low)} to ${formatPounds(axis.high)}, usually £0 to £500,000.`
          : ''}
      </p>
      <Suspense fallback={null}>
        {open && (
          <ViewDataDialog title="Impact: profit before tax" sheet={sheetOf(data)} onClose={() => setOpen(false)}>
            {chart(420)}
          </ViewDataDialog>
        )}
      </Suspense>
    </Card>
  );
});
PlanBars.displayName = 'PlanBars';

const ViewData = memo(({ onOpen }: { readonly onOpen: () => void }) => (
  <Button variant="minimal" size="small" intent="primary" onClick={onOpen}>
    View data
  </Button>
));
ViewData.displayName = 'ViewData';

const Marks = ({ values, plot }: { readonly values: readonly (number | null)[]; readonly plot: Plot }) =>
  BARS.map(({ key, tone }, index) => (
    <Bar key={key} {...{ index, tone, plot }} value={values[index] ?? null} rivet={key === 'impact'} />
  ));

interface BarProps {
  readonly index: number;
  readonly value: number | null;
  readonly tone: Tone;
  readonly plot: Plot;
  readonly rivet: boolean;
}

/** One year: drawn again only where its value or the axis is another. */
const Bar = memo(({ index, value, tone, plot, rivet }: BarProps) => {
  const hatch = useId();
  const width = Math.min(WIDEST, plot.band * 0.56);
  const x = plot.x(index);
  if (value === null)
    return (
      <text x={x} y={plot.y(0) - 8} textAnchor="middle">
        Not known
      </text>
    );
  const [top, bottom] = [plot.y(Math.max(0, value)), plot.y(Math.min(0, value))];
  const fill = value < 0 ? `url(#${hatch})` : toneColour(tone);
  return (
    <g>
      {value < 0 && <LossHatch id={hatch} tone={tone} />}
      <rect x={x - width / 2} y={top} width={width} height={Math.max(1, bottom - top)} rx={2} style={{ fill }} />
      {rivet && <circle className="k-chart-rivet" cx={x} cy={value < 0 ? bottom : top} r={4} />}
      <text className="k-chart-label" x={x} y={value < 0 ? bottom + 16 : top - 9} textAnchor="middle">
        {poundsText(value)}
      </text>
    </g>
  );
});
Bar.displayName = 'Bar';
