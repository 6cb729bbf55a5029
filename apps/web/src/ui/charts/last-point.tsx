import { type ChartSeries, lastValue, type Unit } from './chart-data';
import { pointText } from './chart-formats';
import type { Plot } from './plot';

interface LastPointProps {
  readonly series: ChartSeries | undefined;
  readonly unit: Unit;
  readonly plot: Plot;
  /** Where the mark of the series stands beside the middle of its point. */
  readonly shift?: number;
  /** What is written before the value. */
  readonly name?: string;
}

/** The one rivet of a chart: where its subject stands now, with the value. */
export function LastPoint({ series, unit, plot, shift = 0, name }: LastPointProps) {
  const last = series && lastValue(series);
  if (!last) return null;
  const x = plot.x(last.index) + shift;
  const y = plot.y(Math.max(last.value, name === undefined ? 0 : last.value));
  const isAtEnd = last.index + 0.5 >= plot.points * 0.75;
  const anchor = name === undefined ? 'middle' : isAtEnd ? 'end' : 'start';
  return (
    <>
      <circle className="k-chart-rivet" cx={x} cy={y} r={4} />
      <text className="k-chart-label" x={name === undefined || isAtEnd ? x : x + 8} y={y - 10} textAnchor={anchor}>
        {name === undefined ? '' : `${name} `}
        {pointText(last.value, unit)}
      </text>
    </>
  );
}
