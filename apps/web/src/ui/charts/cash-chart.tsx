import { VictoryBar } from 'victory';
import { type ChartData, lastValue, toneColour } from './chart-data';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { valueAxis } from './value-axis';

interface CashChartProps {
  /** In, out and net, all as positive amounts but the net. */
  readonly data: ChartData;
  readonly height?: number;
  readonly pxPerPoint: number;
}

const WIDEST = 20;

/** What came in above the line, what went out below it, and a stroke where that leaves the day. */
export function CashChart({ data, height = 190, pxPerPoint }: CashChartProps) {
  const [received, paid, net] = data.series;
  if (!received || !paid || !net) return null;
  const below = paid.values.map((value) => value && -value);
  const last = lastValue(net);
  return (
    <>
      <ChartFrame
        data={data}
        axis={valueAxis([...received.values, ...below, ...net.values])}
        height={height}
        pxPerPoint={pxPerPoint}
        marks={(plot) => {
          const barWidth = Math.min(WIDEST, plot.band * 0.45);
          const bars = [
            { tone: received.tone, values: received.values },
            { tone: paid.tone, values: below },
          ];
          return (
            <>
              {bars.map(({ tone, values }) => (
                <VictoryBar
                  key={tone}
                  {...plot.victory}
                  data={values.flatMap((y, index) => (y === null ? [] : [{ x: index + 0.5, y }]))}
                  barWidth={barWidth}
                  cornerRadius={{ top: 2 }}
                  style={{ data: { fill: toneColour(tone) } }}
                />
              ))}
              {net.values.map((value, index) =>
                value === null ? null : (
                  <line
                    key={index}
                    className="k-chart-net"
                    x1={plot.x(index) - barWidth * 0.85}
                    x2={plot.x(index) + barWidth * 0.85}
                    y1={plot.y(value)}
                    y2={plot.y(value)}
                  />
                ),
              )}
              {last && (
                <circle
                  className="k-chart-rivet"
                  cx={plot.x(last.index) + barWidth * 0.85 + 6}
                  cy={plot.y(last.value)}
                  r={4}
                />
              )}
            </>
          );
        }}
      />
      <ChartLegend series={[received, paid, { ...net, line: true }]} />
    </>
  );
}
