import { Drawing, type DrawingProps } from './drawing';

const ENTRIES = [
  ['09:02', 'You logged in', 'Chrome on Windows'],
  ['09:04', 'You answered 14 questions', 'About your company'],
  ['11:30', 'Support looked at your answers', 'Because you asked for help'],
  ['11:41', 'You ended your adviser’s access', 'Takes effect at once'],
] as const;

/** What happened in an account, and who did it. */
export function TrailDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <line className="kd-rule" x1="110" x2="110" y1="40" y2="276" />
      {ENTRIES.map(([time, what, why], index) => (
        <g key={time} transform={`translate(0 ${index * 70})`}>
          <text className="kd-small kd-end" x="90" y="53">
            {time}
          </text>
          <circle className={index === 2 ? 'kd-rivet' : 'kd-hull'} cx="110" cy="48" r="6" />
          <text className="kd-strong" x="134" y="53">
            {what}
          </text>
          <text className="kd-small" x="134" y="73">
            {why}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
