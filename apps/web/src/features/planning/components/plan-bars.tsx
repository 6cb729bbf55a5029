import { Button } from '@blueprintjs/core';
import { type Plan, plannerAxis, settledBar } from '@keelson/calculators/planning';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { Card } from '../../../ui/card/card';
import { type ChartData, toneColour } from '../../../ui/charts/chart-data';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { sheetOf } from '../../../ui/charts/data-sheet';
import { LossHatch } from '../../../ui/charts/loss-hatch';
import type { Plot } from '../../../ui/charts/plot';
import type { ValueAxis } from '../../../ui/charts/value-axis';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { formatPounds } from '../../../ui/format/numbers';
import { useWide } from '../../../ui/panel/use-wide';
import type { PlanPlace } from '../plan-explanations';
import { valueOf } from '../planner-figures';
import { changePercentText, changeText, poundsText } from '../planner-words';

const ViewDataDialog = lazy(() =>
  import('../../../ui/charts/view-data-dialog').then((dialog) => ({ default: dialog.ViewDataDialog })),
);

const STEP = 100_000;
const MOST_TICKS = 7;
const WIDEST = 72;

/** Ticks of £100,000; of more where the axis has grown far. */
function axisOf(bars: Parameters<typeof plannerAxis>[0]): ValueAxis & { readonly grown: boolean } {
  const { from, to, grown } = plannerAxis(bars);
  const step = Math.ceil((to - from) / STEP / MOST_TICKS) * STEP;
  const first = Math.ceil(from / step);
  const ticks = Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
  return { low: from, high: to, ticks, grown };
}

const BARS = [
  { key: 'lastYear', label: 'Last year', tone: 5 },
  { key: 'thisYear', label: 'This year', tone: 3 },
  { key: 'impact', label: 'Impact', tone: 1 },
] as const;

interface PlanBarsProps {
  readonly plan: Plan;
  readonly onExplain: (place: PlanPlace) => void;
}

/** Last year, this year and the result: profit before tax, a full year each (finance §2). */
export const PlanBars = memo(({ plan, onExplain }: PlanBarsProps) => {
  const [open, setOpen] = useState(false);
  const wide = useWide();
  const bars = BARS.map(({ key }) => plan[key].profitBeforeTax.value);
  const values = bars.map(settledBar);
  const axis = axisOf(bars);
  const data: ChartData = {
    title: 'Profit before tax',
    unit: 'pounds',
    pointsAre: 'Year',
    points: BARS.map(({ key, label }) => ({ key, label, longLabel: label, strong: key === 'impact' })),
    series: [{ name: 'Profit before tax', tone: 1, values }],
  };
  const [percent, change] = [valueOf(plan.changePercent), valueOf(plan.change)];
  const chart = (height: number) => (
    <ChartFrame data={data} axis={axis} height={height} marks={(plot) => <Marks values={values} plot={plot} />} />
  );
  return (
    <Card
      title="Impact"
      subtitle="Profit before tax, a full year each"
      actions={
        <Button variant="minimal" size="small" intent="primary" onClick={() => setOpen(true)}>
          View data
        </Button>
      }
    >
      <dl className="plan-impact">
        <div>
          <dt>Impact %</dt>
          <dd className="k-num">
            <ExplainedValue
              text={changePercentText(percent)}
              name="Impact %"
              onClick={() => onExplain('changePercent')}
            />
          </dd>
        </div>
        <div>
          <dt>Variance</dt>
          <dd className="k-num">
            <ExplainedValue text={changeText(change)} name="the variance" onClick={() => onExplain('change')} />
          </dd>
        </div>
      </dl>
      {chart(wide ? 420 : 280)}
      <p className="k-small k-soft plan-axis-note" role="status">
        {axis.grown
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

function Marks({ values, plot }: { readonly values: readonly (number | null)[]; readonly plot: Plot }) {
  const hatch = useId();
  const width = Math.min(WIDEST, plot.band * 0.56);
  return BARS.map(({ key, tone }, index) => {
    const value = values[index] ?? null;
    const x = plot.x(index);
    if (value === null)
      return (
        <text key={key} x={x} y={plot.y(0) - 8} textAnchor="middle">
          Not known
        </text>
      );
    const [top, bottom] = [plot.y(Math.max(0, value)), plot.y(Math.min(0, value))];
    const fill = value < 0 ? `url(#${hatch}${tone})` : toneColour(tone);
    return (
      <g key={key}>
        <LossHatch id={`${hatch}${tone}`} tone={tone} />
        <rect x={x - width / 2} y={top} width={width} height={Math.max(1, bottom - top)} rx={2} style={{ fill }} />
        {key === 'impact' && <circle className="k-chart-rivet" cx={x} cy={value < 0 ? bottom : top} r={4} />}
        <text className="k-chart-label" x={x} y={value < 0 ? bottom + 16 : top - 9} textAnchor="middle">
          {poundsText(value)}
        </text>
      </g>
    );
  });
}
