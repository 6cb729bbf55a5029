import type { DrawingProps } from './drawing';
import './drawings.css';
import './gauge-drawing.css';

/** Where a company stands among the thirds of its sector: the needle in the middle one. */
export function GaugeDrawing({ label }: DrawingProps) {
  return (
    <svg className="k-gauge-drawing" viewBox="-10 0 340 206" width={340} height={206} role="img" aria-label={label}>
      <path className="kd-arc-low" d="M14 154A146 146 0 0 1 74.2 35.9" />
      <path className="kd-arc-mid" d="M93.7 23.9A146 146 0 0 1 226.3 23.9" />
      <path className="kd-arc-high" d="M245.8 35.9A146 146 0 0 1 306 154" />
      <path className="kd-needle" d="M165 154.2L166.3 11.1L155 153.8z" />
      <circle className="kd-needle" cx="160" cy="154" r="8" />
      <circle className="kd-rivet-bare" cx="160" cy="154" r="3.5" />
      <text x="14" y="176" className="kd-middle">
        Lower third
      </text>
      <text x="306" y="176" className="kd-middle">
        Upper third
      </text>
      <text x="160" y="198" className="kd-middle kd-strong">
        £92,000 turnover per employee
      </text>
    </svg>
  );
}
