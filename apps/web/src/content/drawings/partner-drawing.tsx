import { Drawing, type DrawingProps } from './drawing';

const CLIENTS = [
  ['Acme Joinery Ltd', 'Profit 15.8p of every £1'],
  ['Harbour Lane Café', 'Gross margin 66.0%'],
  ['Northway Cycles', 'Stock turns 5.0 times'],
] as const;

/** An adviser's access code and the companies that used it. */
export function PartnerDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <rect className="kd-soft" x="28" y="28" width="424" height="64" rx="8" />
      <text x="48" y="66">
        Your access code
      </text>
      <text className="kd-figure kd-end" x="432" y="70">
        4821 0973
      </text>
      {CLIENTS.map(([name, figure], index) => (
        <g key={name} transform={`translate(0 ${index * 64})`}>
          <circle className="kd-well" cx="56" cy="138" r="18" />
          <text className="kd-strong kd-middle" x="56" y="143">
            {name.slice(0, 1)}
          </text>
          <text className="kd-strong" x="90" y="135">
            {name}
          </text>
          <text className="kd-small" x="90" y="154">
            {figure}
          </text>
          {index < 2 && <line className="kd-rule" x1="90" x2="452" y1="172" y2="172" />}
        </g>
      ))}
    </Drawing>
  );
}
