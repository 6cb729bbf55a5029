import { useId } from 'react';
import { VictoryBar } from 'victory';
import type { ChartData } from './chart-data';
import { tooltipText } from './chart-formats';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { barFill, LossHatch } from './loss-hatch';
import { heightsOf, type Segment, segmentsOf } from './stacking';
import { valueAxis } from './value-axis';

interface StackChartProps {
  readonly data: ChartData;
  readonly height?: number;
}

const WIDEST = 64;
/** A value is written inside a segment that is at least so high. */
const ROOM_FOR_TEXT = 20;

/** One bar a point, its series on top of each other; losses hang below the axis. */
export function StackChart({ data, height = 260 }: StackChartProps) {
  const hatch = useId();
  const segments = segmentsOf(data.series);
  const inBar = (index: number): readonly Segment[] => segments.filter((segment) => segment.index === index);
  return (
    <>
      <ChartFrame
        data={data}
        axis={valueAxis(data.points.flatMap((_, index) => heightsOf(inBar(index))))}
        height={height}
        marks={(plot) => (
          <>
            {data.series.map(({ name, tone }) => (
              <g key={name}>
                <LossHatch id={`${hatch}${tone}`} tone={tone} />
                <VictoryBar
                  {...plot.victory}
                  data={segments
                    .filter((segment) => segment.name === name)
                    .map(({ index, from, to }) => ({ x: index + 0.5, y0: from, y: to }))}
                  barWidth={Math.min(WIDEST, plot.band * 0.62)}
                  style={{
                    data: {
                      fill: barFill(tone, `${hatch}${tone}`),
                      stroke: 'var(--k-surface)',
                      strokeWidth: 2,
                    },
                  }}
                />
              </g>
            ))}
            {segments
              .filter(({ from, to }) => Math.abs(plot.y(from) - plot.y(to)) >= ROOM_FOR_TEXT)
              .map(({ index, from, to, name, tone, value }) => (
                <text
                  key={`${name}${index}`}
                  className={`k-chart-inside k-chart-on-${value < 0 ? 'hatch' : tone}`}
                  x={plot.x(index)}
                  y={(plot.y(from) + plot.y(to)) / 2 + 4}
                  textAnchor="middle"
                >
                  {tooltipText(value, data.unit)}
                </text>
              ))}
          </>
        )}
      />
      <ChartLegend series={[...data.series].reverse()} />
    </>
  );
}
