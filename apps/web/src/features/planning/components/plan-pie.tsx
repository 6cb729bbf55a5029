import { type Plan, PLAN_GAINS } from '@keelson/calculators/planning';
import { GAIN_NAMES } from '@keelson/contracts/planning';
import { memo, useId } from 'react';
import { Card } from '../../../ui/card/card';
import type { PlanPlace } from '../plan-explanations';
import { valueOf } from '../planner-figures';
import { changeText } from '../planner-words';
import { PlanValue } from './plan-value';

interface PlanPieProps {
  readonly plan: Plan;
  readonly onExplain: (place: PlanPlace) => void;
}

const [SIZE, OUTER, INNER] = [220, 104, 60];
const RING = { r: (OUTER + INNER) / 2, strokeWidth: OUTER - INNER } as const;
/** A slice that is at least so much of the ring has room for its number. */
const ROOM_FOR_NUMBER = 0.06;

const at = (radius: number, turn: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${(SIZE / 2 + radius * Math.sin(angle)).toFixed(2)} ${(SIZE / 2 - radius * Math.cos(angle)).toFixed(2)}`;
};

/** A part of the ring, in turns from the top. */
function slicePath(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  const [outer, inner] = [`${OUTER} ${OUTER}`, `${INNER} ${INNER}`];
  return `M${at(OUTER, from)}A${outer} 0 ${large} 1 ${at(OUTER, to)}L${at(INNER, to)}A${inner} 0 ${large} 0 ${at(INNER, from)}Z`;
}

/** What each lever brings: slices by their size, told apart by sign (formulas 5.13). */
export const PlanPie = memo(({ plan, onExplain }: PlanPieProps) => {
  const hatch = useId();
  const gains = PLAN_GAINS.map((gain) => ({ gain, value: valueOf(plan.gains[gain]) ?? 0 }));
  const sizeUpTo = (count: number): number =>
    gains.slice(0, count).reduce((sum, { value }) => sum + Math.abs(value), 0);
  const whole = sizeUpTo(gains.length);
  const turn = (count: number): number => (whole === 0 ? 0 : sizeUpTo(count) / whole);
  const slices = gains.map((each, index) => ({ ...each, number: index + 1, from: turn(index), to: turn(index + 1) }));
  const change = valueOf(plan.change);
  return (
    <Card
      title="How the change adds up"
      subtitle={
        whole === 0 ? (
          'Move a slider to see what it brings'
        ) : (
          <>
            Together{' '}
            <PlanValue
              text={changeText(change)}
              name="the change together"
              place="change"
              onExplain={onExplain}
              steady
            />
          </>
        )
      }
    >
      <div className="plan-pie">
        <div>
          <svg className="plan-pie-ring" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
            <LossPattern id={hatch} />
            {whole === 0 && <circle cx={SIZE / 2} cy={SIZE / 2} {...RING} className="plan-pie-none" />}
            {slices
              .filter(({ from, to }) => to > from)
              .map(({ gain, value, from, to, number }) => (
                <g key={gain}>
                  <Slice {...{ from, to }} fill={value < 0 ? `url(#${hatch})` : 'var(--k-band-high)'} />
                  {to - from >= ROOM_FOR_NUMBER && (
                    <SliceNumber {...{ number, turn: (from + to) / 2, loss: value < 0 }} />
                  )}
                </g>
              ))}
            <text x={SIZE / 2} y={SIZE / 2 + 6} textAnchor="middle" className="plan-pie-sum">
              {changeText(change)}
            </text>
          </svg>
        </div>
        <ol className="plan-gains">
          {slices.map(({ gain, value, number }) => (
            <li key={gain}>
              <span className="plan-gain-number k-num" data-sign={Math.sign(value)} aria-hidden="true">
                {number}
              </span>
              <span className="plan-gain-name">{GAIN_NAMES[gain]}</span>
              <span className="plan-gain">
                <PlanValue
                  text={changeText(value)}
                  change={value}
                  name={GAIN_NAMES[gain]}
                  place={`gain ${gain}`}
                  onExplain={onExplain}
                />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
});
PlanPie.displayName = 'PlanPie';

/** One slice alone is a ring without a seam. */
const Slice = memo(({ from, to, fill }: { readonly from: number; readonly to: number; readonly fill: string }) =>
  to - from > 0.999 ? (
    <circle cx={SIZE / 2} cy={SIZE / 2} {...RING} className="plan-pie-ring-alone" style={{ stroke: fill }} />
  ) : (
    <path d={slicePath(from, to)} className="plan-pie-slice" style={{ fill }} />
  ),
);
Slice.displayName = 'Slice';

function SliceNumber(props: { readonly number: number; readonly turn: number; readonly loss: boolean }) {
  const [x, y] = at((OUTER + INNER) / 2, props.turn)
    .split(' ')
    .map(Number);
  return (
    <g>
      {props.loss && <circle cx={x} cy={y} r={9} className="plan-pie-badge" />}
      <text x={x} y={(y ?? 0) + 4} textAnchor="middle" className={props.loss ? 'plan-pie-on-loss' : 'plan-pie-on'}>
        {props.number}
      </text>
    </g>
  );
}

const LossPattern = memo(({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="plan-pie-loss-ground" />
      <rect width="3" height="6" className="plan-pie-loss" />
    </pattern>
  </defs>
));
LossPattern.displayName = 'LossPattern';
