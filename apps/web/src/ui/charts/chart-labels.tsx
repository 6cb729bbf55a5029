import { memo, type RefObject, useEffect, useState } from 'react';
import type { ChartData } from './chart-data';
import type { Plot } from './plot';

/** About half of the width of a letter of a label, in px. */
const HALF_LETTER = 3;

interface ChartLabelsProps {
  readonly points: ChartData['points'];
  readonly plot: Plot;
  /** One letter each. */
  readonly short: boolean;
  /** What the drawing scrolls in. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Width of what can be seen of it. */
  readonly room: number;
}

/** The name of each point under it. One that the edge would cut, `Nov` of `21 Nov`, shows once it is scrolled to. */
export const ChartLabels = memo(({ points, plot, short, scroller, room }: ChartLabelsProps) => {
  const [from, setFrom] = useState(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const look = (): void => setFrom(box.scrollLeft);
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [scroller, plot.width, room]);
  const scrolls = plot.width > room;
  return points.map(({ key, label, strong }, index) => {
    const half = label.length * HALF_LETTER;
    const cut = scrolls && (plot.x(index) - half < from || plot.x(index) + half > from + room + 1);
    return (
      <text
        key={key}
        x={plot.x(index)}
        y={plot.height - 8}
        textAnchor="middle"
        className={strong ? 'k-chart-strong' : ''}
        visibility={cut ? 'hidden' : undefined}
      >
        {short ? label.slice(0, 1) : label}
      </text>
    );
  });
});
ChartLabels.displayName = 'ChartLabels';
