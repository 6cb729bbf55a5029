import { WarningSignIcon } from '@blueprintjs/icons';
import { type Third, THIRDS } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { arcPath, DIAL, needlePath } from './gauge-geometry';
import './gauge.css';

interface GaugeProps {
  /** What it shows, in words: `Turnover per employee £92,000, middle third of the sector`. */
  readonly label: string;
  /** Where the needle stands, 0 to 1 from left to right; `null` draws none. */
  readonly fraction: number | null;
  readonly third: Third | null;
  /** The value in words, below. */
  readonly children?: ReactNode;
  /** What is said of a needle that would stand outside. */
  readonly outOfRange: string;
}

const ARCS = [...THIRDS].reverse();

/** Three arcs of 30 % with gaps of 5 % between them, and a needle (formulas 5.15). */
export function Gauge({ label, fraction, third, children, outOfRange }: GaugeProps) {
  const inside = fraction !== null && fraction >= 0 && fraction <= 1;
  return (
    <figure>
      <svg className="k-gauge" viewBox="0 0 280 158" role="img" aria-label={label}>
        {ARCS.map((arc, index) => (
          <path
            key={arc}
            className={`k-gauge-arc k-gauge-${arc} ${third === arc ? 'k-gauge-here' : ''}`}
            d={arcPath(index * 0.35, index * 0.35 + 0.3)}
          />
        ))}
        {inside && <path className="k-gauge-needle" d={needlePath(fraction)} />}
        <circle className="k-gauge-hub" cx={DIAL.x} cy={DIAL.y} r={8} />
        <circle className="k-gauge-rivet" cx={DIAL.x} cy={DIAL.y} r={3.5} />
        <text x={0} y={154}>
          Lower third
        </text>
        <text x={280} y={154} textAnchor="end">
          Upper third
        </text>
      </svg>
      {children !== undefined && <figcaption className="k-gauge-words">{children}</figcaption>}
      {fraction !== null && !inside && (
        <p className="k-tag k-tag-caution" role="status">
          <WarningSignIcon size={12} /> {outOfRange}
        </p>
      )}
    </figure>
  );
}
