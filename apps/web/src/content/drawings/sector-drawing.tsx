import { Drawing, type DrawingProps } from './drawing';

const COMPANIES = [52, 61, 68, 74, 83, 88, 97, 104, 112, 126, 141];
const OWN = 92;

const x = (thousands: number): number => 40 + ((thousands - 45) * 400) / 105;

/** Companies of a sector as points without a name, the own one marked. */
export function SectorDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <text className="kd-strong" x="40" y="48">
        Turnover per employee, your sector
      </text>
      <rect className="kd-well" x="40" y="92" width="122" height="120" />
      <rect className="kd-soft" x="164" y="92" width="134" height="120" />
      <rect className="kd-well" x="300" y="92" width="140" height="120" />
      {COMPANIES.map((each) => (
        <circle key={each} className="kd-before" cx={x(each)} cy="152" r="7" />
      ))}
      <circle className="kd-rivet" cx={x(OWN)} cy="152" r="9" />
      <text className="kd-strong kd-middle" x={x(OWN)} y="126">
        You, £92,000
      </text>
      <text className="kd-small" x="40" y="236">
        Lower third
      </text>
      <text className="kd-small kd-middle" x="231" y="236">
        Middle third
      </text>
      <text className="kd-small kd-end" x="440" y="236">
        Upper third
      </text>
      <text x="40" y="280">
        Eleven others, none of them named
      </text>
    </Drawing>
  );
}
