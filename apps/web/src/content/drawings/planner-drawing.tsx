import { Drawing, type DrawingProps } from './drawing';

const LEVERS = [
  { name: 'Price', change: '+2%', at: 300 },
  { name: 'Sales volume', change: '0%', at: 240 },
  { name: 'Cost of materials', change: '−3%', at: 150 },
] as const;

/** Three levers, and what they would leave over. */
export function PlannerDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      {LEVERS.map(({ name, change, at }, index) => (
        <g key={name} transform={`translate(0 ${index * 62})`}>
          <text x="40" y="44">
            {name}
          </text>
          <text className="kd-strong kd-end" x="440" y="44">
            {change}
          </text>
          <rect className="kd-well" x="40" y="56" width="400" height="6" rx="3" />
          <rect className="kd-hull" x={Math.min(240, at)} y="56" width={Math.abs(at - 240)} height="6" />
          <line className="kd-axis" x1="240" x2="240" y1="51" y2="67" />
          <circle className="kd-hull" cx={at} cy="59" r="9" />
        </g>
      ))}
      <line className="kd-rule" x1="40" x2="440" y1="216" y2="216" />
      <text x="40" y="246">
        Left over in a month like October
      </text>
      <text className="kd-figure" x="40" y="284">
        £11,400
      </text>
      <text className="kd-small" x="148" y="282">
        instead of £9,500
      </text>
    </Drawing>
  );
}
