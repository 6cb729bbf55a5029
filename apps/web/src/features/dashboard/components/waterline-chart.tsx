import { axisText } from '../../../ui/charts/chart-formats';
import { useWidth } from '../../../ui/charts/use-width';
import { valueAxis } from '../../../ui/charts/value-axis';
import { dayText, poundsText } from '../figure-words';

interface WaterlineChartProps {
  readonly days: readonly { readonly date: string; readonly balance: number | null }[];
  readonly waterline: number | null;
}

const HEIGHT = 186;
const TOP = 14;
const BOTTOM = 26;
const LEFT = 42;
const RIGHT = 10;

/** Balance of each recorded day over the line of one month of costs; the table behind it is read out. */
export function WaterlineChart({ days, waterline }: WaterlineChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const known = days.flatMap(({ date, balance }) => (balance === null ? [] : [{ date, balance }]));
  const first = known[0];
  const last = known.at(-1);
  const axis = valueAxis([...known.map(({ balance }) => balance), waterline]);
  const start = Date.parse(first?.date ?? '');
  const span = Math.max(1, Date.parse(last?.date ?? '') - start);
  const x = (date: string): number => LEFT + ((Date.parse(date) - start) / span) * (width - LEFT - RIGHT);
  const y = (value: number): number => TOP + ((axis.high - value) / (axis.high - axis.low)) * (HEIGHT - TOP - BOTTOM);
  const line = known.map(({ date, balance }) => `${x(date).toFixed(1)} ${y(balance).toFixed(1)}`).join('L');
  return (
    <div ref={box}>
      <svg width={width} height={HEIGHT} aria-hidden="true" className="k-water">
        {axis.ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} className="k-water-grid" />
            <text x={0} y={y(tick) + 4}>
              {axisText(tick, 'pounds')}
            </text>
          </g>
        ))}
        {first && last && first !== last && (
          <>
            <path d={`M${line}L${x(last.date)} ${y(0)}L${x(first.date)} ${y(0)}Z`} className="k-water-area" />
            <path d={`M${line}`} className="k-water-line" />
          </>
        )}
        {waterline !== null && (
          <>
            <line x1={LEFT} x2={width} y1={y(waterline)} y2={y(waterline)} className="k-water-mark" />
            <text x={LEFT + 4} y={y(waterline) - 5}>
              Waterline: one month of costs
            </text>
          </>
        )}
        {last && <circle cx={x(last.date)} cy={y(last.balance)} r={5} className="k-water-rivet" />}
        {first && (
          <text x={LEFT} y={HEIGHT - 6}>
            {dayText(first.date).replace(/ \d{4}$/, '')}
          </text>
        )}
        {last && first !== last && (
          <text x={width - 2} y={HEIGHT - 6} textAnchor="end">
            {dayText(last.date).replace(/ \d{4}$/, '')}
          </text>
        )}
      </svg>
      <table className="k-sr">
        <caption>Cash by day</caption>
        <tbody>
          {known.map(({ date, balance }) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{poundsText(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
