import { Drawing, type DrawingProps } from './drawing';

const DAYS = Array.from({ length: 14 }, (_, index) => index + 1);

/** Fourteen days, today marked, and what they cost. */
export function TrialDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <text className="kd-strong" x="40" y="48">
        Your free trial
      </text>
      {DAYS.map((day) => (
        <g key={day} transform={`translate(${40 + ((day - 1) % 7) * 58} ${72 + Math.floor((day - 1) / 7) * 58})`}>
          <rect className={day === 1 ? 'kd-hull' : 'kd-well'} width="48" height="48" rx="6" />
          <text className={`kd-middle ${day === 1 ? 'kd-on-hull' : ''}`} x="24" y="29">
            {day}
          </text>
        </g>
      ))}
      <line className="kd-rule" x1="40" x2="440" y1="212" y2="212" />
      <text x="40" y="244">
        To pay today
      </text>
      <text className="kd-figure kd-end" x="440" y="250">
        £0
      </text>
      <path className="kd-tick" d="M42 278l6 6 11-12" />
      <text className="kd-small" x="70" y="283">
        No card asked for, nothing renews by itself
      </text>
    </Drawing>
  );
}
