import { VictoryLine } from 'victory';
import { type ChartData, type ChartSeries, lastValue, toneColour } from './chart-data';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { LastPoint } from './last-point';
import type { Plot } from './plot';
import { valueAxis } from './value-axis';

interface LineChartProps {
  readonly data: ChartData;
  readonly height?: number;
  readonly pxPerPoint?: number;
}

/** A point between two gaps, which a line alone would not show. */
const isAlone = (values: ChartSeries['values'], index: number): boolean =>
  (values[index] ?? null) !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

function Line({ series: { tone, dashed, values }, plot }: { readonly series: ChartSeries; readonly plot: Plot }) {
  const colour = toneColour(tone);
  return (
    <>
      <VictoryLine
        {...plot.victory}
        data={values.map((value, index) => ({ x: index + 0.5, y: value }))}
        style={{
          data: {
            stroke: colour,
            strokeWidth: 2,
            strokeLinejoin: 'round',
            strokeLinecap: 'round',
            ...(dashed && { strokeDasharray: '5 4' }),
          },
        }}
      />
      {values.map((value, index) =>
        value !== null && isAlone(values, index) ? (
          <circle key={index} cx={plot.x(index)} cy={plot.y(value)} r={3} style={{ fill: colour }} />
        ) : null,
      )}
    </>
  );
}

/** Lines that break where a month is missing; the first series is the subject. */
export function LineChart({ data, height, pxPerPoint }: LineChartProps) {
  const { series, unit } = data;
  const [subject] = series;
  const drawn = series.filter((each) => lastValue(each) !== undefined);
  return (
    <>
      <ChartFrame
        data={data}
        axis={valueAxis(series.flatMap(({ values }) => values))}
        {...(height !== undefined && { height })}
        {...(pxPerPoint !== undefined && { pxPerPoint })}
        marks={(plot) => (
          <>
            {[...drawn].reverse().map((each) => (
              <Line key={each.name} series={each} plot={plot} />
            ))}
            <LastPoint series={subject} unit={unit} plot={plot} {...(subject && { name: subject.name })} />
          </>
        )}
      />
      {series.length > 1 && <ChartLegend series={series.map((each) => ({ ...each, line: true }))} />}
    </>
  );
}
