import { useId } from 'react';
import { VictoryBar } from 'victory';
import type { ChartData, ChartPoint, ChartSeries } from './chart-data';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { LastPoint } from './last-point';
import { barFill, LossHatch } from './loss-hatch';
import type { Plot } from './plot';
import { valueAxis } from './value-axis';

interface BarChartProps {
  readonly data: ChartData;
  readonly height?: number;
  readonly pxPerPoint?: number;
}

const WIDEST = 28;
const GAP = 3;

interface BarsProps {
  readonly series: ChartSeries;
  readonly points: readonly ChartPoint[];
  readonly plot: Plot;
  readonly width: number;
  /** From the middle of the point, in px. */
  readonly shift: number;
}

function Bars({ series: { tone, values }, points, plot, width, shift }: BarsProps) {
  const hatch = useId();
  const marks = values.flatMap((value, index) =>
    value === null ? [] : [{ x: index + 0.5 + shift / plot.band, y: value, muted: points[index]?.muted === true }],
  );
  return (
    <>
      <LossHatch id={hatch} tone={tone} />
      <VictoryBar
        {...plot.victory}
        data={marks}
        barWidth={width}
        cornerRadius={{ top: 2 }}
        style={{ data: { fill: barFill(tone, hatch) } }}
      />
    </>
  );
}

/** Bars side by side, from zero; what is below it is hatched. The first series is the subject and stands last. */
export function BarChart({ data, height, pxPerPoint }: BarChartProps) {
  const { series, unit } = data;
  const drawn = [...series].reverse();
  return (
    <>
      <ChartFrame
        data={data}
        axis={valueAxis(series.flatMap(({ values }) => values))}
        {...(height !== undefined && { height })}
        {...(pxPerPoint !== undefined && { pxPerPoint })}
        marks={(plot) => {
          const width = Math.min(WIDEST, (plot.band * 0.62) / drawn.length);
          const shiftOf = (place: number): number => (place - (drawn.length - 1) / 2) * (width + GAP);
          return (
            <>
              {drawn.map((each, place) => (
                <Bars
                  key={each.name}
                  series={each}
                  points={data.points}
                  plot={plot}
                  width={width}
                  shift={shiftOf(place)}
                />
              ))}
              <LastPoint series={series[0]} unit={unit} plot={plot} shift={shiftOf(drawn.length - 1)} />
            </>
          );
        }}
      />
      {series.length > 1 && <ChartLegend series={series} />}
    </>
  );
}
