import { Drawing, type DrawingProps } from './drawing';

const SCORES = [
  { name: 'Getting paid', percent: 34, band: 'kd-low', word: 'Needs work' },
  { name: 'Pricing', percent: 67, band: 'kd-mid', word: 'On the way' },
  { name: 'Knowing your costs', percent: 86, band: 'kd-high', word: 'In good order' },
] as const;

/** Three chapter scores with the words for them. */
export function BandsDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <text className="kd-strong" x="40" y="48">
        Finance, your scores by chapter
      </text>
      {SCORES.map(({ name, percent, band, word }, index) => (
        <g key={name} transform={`translate(0 ${index * 80})`}>
          <text x="40" y="94">
            {name}
          </text>
          <text className="kd-strong kd-end" x="440" y="94">
            {percent}%
          </text>
          <rect className="kd-well" x="40" y="106" width="400" height="10" rx="5" />
          <rect className={band} x="40" y="106" width={percent * 4} height="10" rx="5" />
          <text className="kd-small" x="40" y="134">
            {word}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
