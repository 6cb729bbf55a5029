import { type KeyboardEvent, useRef, useState } from 'react';
import { type ChartData, lastValue, toneColour } from './chart-data';
import { tooltipText } from './chart-formats';
import type { Plot } from './plot';

const wordsOf = ({ points, series, unit }: ChartData, index: number): string =>
  `${points[index]?.longLabel}: ${series.map(({ name, values }) => `${name} ${tooltipText(values[index] ?? null, unit)}`).join(', ')}`;

const TIP_WIDTH = 190;

interface ChartPointsProps {
  readonly data: ChartData;
  readonly plot: Plot;
}

/** The points for the mouse and the keyboard: one stop, arrow keys go from one to the next, each tells its values. */
export function ChartPoints({ data, plot }: ChartPointsProps) {
  const { points, series, unit, title } = data;
  const [shown, setShown] = useState<number>();
  const last = Math.max(0, ...series.map((each) => lastValue(each)?.index ?? 0));
  const [chosen, setChosen] = useState<number>();
  const stop = Math.min(chosen ?? last, points.length - 1);
  const places = useRef<(HTMLSpanElement | null)[]>([]);
  const go = (to: number): void => {
    const place = Math.min(points.length - 1, Math.max(0, to));
    setChosen(place);
    places.current[place]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: points.length - 1 }[event.key];
    if (event.key === 'Escape' && shown !== undefined) {
      setShown(undefined);
      event.stopPropagation();
    }
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div
      className="k-chart-points"
      role="group"
      aria-label={`${title}, ${points.length} points`}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setShown(undefined)}
    >
      {points.map(({ key }, index) => (
        <span
          key={key}
          ref={(place) => {
            places.current[index] = place;
          }}
          role="img"
          tabIndex={index === stop ? 0 : -1}
          aria-label={wordsOf(data, index)}
          className="k-chart-point"
          style={{ left: plot.x(index) - plot.band / 2, width: plot.band }}
          onPointerEnter={() => setShown(index)}
          onFocus={() => {
            setChosen(index);
            setShown(index);
          }}
          onBlur={() => setShown(undefined)}
        />
      ))}
      {shown !== undefined && points[shown] && (
        <div
          className="k-chart-tip"
          aria-hidden="true"
          style={{
            left: Math.max(0, Math.min(plot.x(shown) - TIP_WIDTH / 2, plot.width - TIP_WIDTH)),
            width: TIP_WIDTH,
          }}
        >
          <b>{points[shown].longLabel}</b>
          {series.map(({ name, tone, values }) => (
            <span key={name} className="k-chart-tip-line">
              <i style={{ background: toneColour(tone) }} />
              {name}
              <span className="k-num">{tooltipText(values[shown] ?? null, unit)}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
