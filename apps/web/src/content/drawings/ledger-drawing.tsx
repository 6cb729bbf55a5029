import { Drawing, type DrawingProps } from './drawing';

const LINES = [
  ['Sales', '60,127'],
  ['Materials', '−24,051'],
  ['Wages', '−19,240'],
  ['Overheads', '−7,336'],
] as const;

/** Lines of the books on top, what they mean below. */
export function LedgerDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      {LINES.map(([name, amount], index) => (
        <g key={name} transform={`translate(0 ${index * 34})`}>
          <text x="36" y="50">
            {name}
          </text>
          <text className="kd-end" x="444" y="50">
            {amount}
          </text>
          <line className="kd-rule" x1="36" x2="444" y1="63" y2="63" />
        </g>
      ))}
      <text className="kd-strong" x="36" y="190">
        Left over
      </text>
      <text className="kd-strong kd-end" x="444" y="190">
        £9,500
      </text>
      <rect className="kd-soft" x="20" y="216" width="440" height="84" rx="8" />
      <circle className="kd-rivet" cx="44" cy="258" r="6" />
      <text className="kd-saying" x="64" y="252">
        You kept 15.8p of every £1
      </text>
      <text className="kd-small" x="64" y="276">
        A year ago it was 12.1p
      </text>
    </Drawing>
  );
}
