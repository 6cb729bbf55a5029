import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { ChartData, Unit } from './chart-data';
import { axisText } from './chart-formats';
import { ChartLabels } from './chart-labels';
import { ChartPoints } from './chart-points';
import { type Plot, plotOf } from './plot';
import { useDrawn } from './use-drawn';
import { useWidth } from './use-width';
import type { ValueAxis } from './value-axis';
import './charts.css';

/** Width of the column with the values of the axis. */
const AXIS_COLUMN = 46;
/** Below it a month is one letter. */
const NARROW = 390;

interface ChartFrameProps {
  readonly data: ChartData;
  readonly axis: ValueAxis;
  readonly height?: number;
  /** The least width of one point; what does not fit scrolls inside. */
  readonly pxPerPoint?: number;
  /** Room for direct labels beside the marks. */
  readonly right?: number;
  readonly marks: (plot: Plot) => ReactNode;
}

/** Axes, grid and points of a chart that is drawn to the width of its container. */
export function ChartFrame({ data, axis, height = 240, pxPerPoint = 0, right, marks }: ChartFrameProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const drawn = useDrawn();
  const scroller = useRef<HTMLDivElement>(null);
  const plotted = Math.max(width - AXIS_COLUMN, pxPerPoint * data.points.length);
  const points = data.points.length;
  const plot = useMemo(
    () => plotOf({ width: plotted, height, points, axis, ...(right !== undefined && { right }) }),
    [plotted, height, points, axis, right],
  );
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [plot.width]);
  const narrow = width < NARROW && plot.band < 40;
  return (
    <div className="k-chart" ref={box}>
      <ChartScale plot={plot} unit={data.unit} />
      <div className="k-chart-scroll" ref={scroller}>
        <div className="k-chart-plot" style={{ width: plot.width, height }}>
          <svg width={plot.width} height={height} aria-hidden="true">
            <ChartGrid plot={plot} />
            {drawn && marks(plot)}
            <line
              className={axis.low < 0 ? 'k-chart-zero' : 'k-chart-base'}
              x1={0}
              x2={plot.width}
              y1={plot.y(0)}
              y2={plot.y(0)}
            />
            <ChartLabels
              points={data.points}
              plot={plot}
              short={narrow}
              scroller={scroller}
              room={width - AXIS_COLUMN}
            />
          </svg>
          <ChartPoints data={data} plot={plot} />
        </div>
      </div>
    </div>
  );
}

/** The values of the axis. While a plot stays the same, what is drawn of it does. */
const ChartScale = memo(({ plot, unit }: { readonly plot: Plot; readonly unit: Unit }) => (
  <svg className="k-chart-axis" width={AXIS_COLUMN} height={plot.height} aria-hidden="true">
    {plot.axis.ticks.map((tick) => (
      <text key={tick} x={0} y={plot.y(tick) + 4}>
        {axisText(tick, unit)}
      </text>
    ))}
  </svg>
));
ChartScale.displayName = 'ChartScale';

const ChartGrid = memo(({ plot }: { readonly plot: Plot }) =>
  plot.axis.ticks.map((tick) => (
    <line key={tick} className="k-chart-grid" x1={0} x2={plot.width} y1={plot.y(tick)} y2={plot.y(tick)} />
  )),
);
ChartGrid.displayName = 'ChartGrid';
