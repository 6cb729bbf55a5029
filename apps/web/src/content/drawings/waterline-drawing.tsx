import { Drawing, type DrawingProps } from './drawing';

const WEEKS = [46.2, 51.8, 38.4, 41.9, 33.1, 29.2, 35.7, 44.3, 40.6, 48.9, 45.2, 53.05];
const ENOUGH = 26.6;
const FLOOR = 264;
const SCALE = 3.6;
const LOWEST = 5;

const x = (week: number): number => 40 + (week * 400) / (WEEKS.length - 1);
const y = (thousands: number): number => FLOOR - thousands * SCALE;
const line = WEEKS.map((each, week) => `${x(week).toFixed(1)},${y(each).toFixed(1)}`).join(' ');

/** Money in the bank over twelve weeks against what a month costs. */
export function WaterlineDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <text className="kd-strong" x="40" y="40">
        Money in the bank
      </text>
      <text className="kd-figure kd-end" x="440" y="46">
        £53,050
      </text>
      <polygon className="kd-water" points={`40,${FLOOR} ${line} 440,${FLOOR}`} />
      <polyline className="kd-line" points={line} />
      <line className="kd-dash" x1="40" x2="440" y1={y(ENOUGH)} y2={y(ENOUGH)} />
      <text className="kd-small" x="48" y={y(ENOUGH) + 22}>
        One month of wages and overheads, £26,600
      </text>
      <line className="kd-axis" x1="40" x2="440" y1={FLOOR} y2={FLOOR} />
      <circle className="kd-rivet" cx={x(LOWEST)} cy={y(WEEKS[LOWEST] ?? ENOUGH)} r="6" />
      <circle className="kd-rivet" cx="350" cy={y(ENOUGH) + 42} r="6" />
      <text className="kd-small" x="362" y={y(ENOUGH) + 46}>
        Low £29,200
      </text>
      <text className="kd-small" x="40" y="288">
        August
      </text>
      <text className="kd-small kd-end" x="440" y="288">
        October
      </text>
    </Drawing>
  );
}
