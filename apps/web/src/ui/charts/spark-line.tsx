import { VictoryLine } from 'victory';
import type { ChartSeries } from './chart-data';
import { useDrawn } from './use-drawn';
import './charts.css';

const WIDTH = 104;
const HEIGHT = 50;
const PADDING = { top: 5, bottom: 5, left: 2, right: 6 } as const;
/** Of the value: what moves less is noise and stays flat. */
const LEAST_SPAN = 0.05;

function spanOf(known: readonly number[]): readonly [number, number] {
  const low = Math.min(...known);
  const high = Math.max(...known);
  const missing = Math.max(Math.abs(known.at(-1) ?? 0) * LEAST_SPAN, 1e-9) - (high - low);
  return missing > 0 ? [low - missing / 2, high + missing / 2] : [low, high];
}

interface SparkLineProps extends Pick<ChartSeries, 'values'> {
  /** In px. */
  readonly width?: number;
}

/** A series in the size of a word, on a scale of its own; it stands beside its figure and says nothing alone. */
export function SparkLine({ values, width = WIDTH }: SparkLineProps) {
  const drawn = useDrawn();
  const known = values.filter((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const end = values[last];
  if (end === undefined || end === null) return null;
  const [low, high] = spanOf(known);
  const steps = Math.max(1, values.length - 1);
  return (
    <svg className="k-spark" width={width} height={HEIGHT} aria-hidden="true">
      {drawn && (
        <VictoryLine
          standalone={false}
          width={width}
          height={HEIGHT}
          padding={PADDING}
          domain={{ x: [0, steps], y: [low, high] }}
          data={values.map((y, x) => ({ x, y }))}
          style={{
            data: { stroke: 'var(--k-series-1)', strokeWidth: 1.75, strokeLinejoin: 'round', strokeLinecap: 'round' },
          }}
        />
      )}
      <circle
        cx={PADDING.left + (last / steps) * (width - PADDING.left - PADDING.right)}
        cy={PADDING.top + ((high - end) / (high - low)) * (HEIGHT - PADDING.top - PADDING.bottom)}
        r={3}
      />
    </svg>
  );
}
