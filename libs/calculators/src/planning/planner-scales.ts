import { type Decimal, rounded } from '@keelson/kernel';

const FIRST_LIMIT = 100;
const LIMIT_STEP = 50;
const AXIS_STEP = 100_000;
const AXIS_TOP = 500_000;

/**
 * How far a slider goes up, in percent: to 100, and 50 further each time that a value lies above (finance §4). It never
 * shrinks below where it stood.
 */
export const sliderLimit = (value: number, stood = FIRST_LIMIT): number =>
  value <= stood ? stood : stood + Math.ceil((value - stood) / LIMIT_STEP) * LIMIT_STEP;

/** The upper bound that is written beside a slider: 100, 200, 300 (finance §4). */
export const shownSliderBound = (limit: number): number => Math.ceil(limit / FIRST_LIMIT) * FIRST_LIMIT;

export interface PlannerAxis {
  readonly from: number;
  readonly to: number;
  /** The bars need another axis than the usual one of £0 to £500,000: the page says so. */
  readonly grown: boolean;
}

/** Far behind any amount that there is, and before what dividing by months leaves over. */
const SETTLED_PLACES = 9;

/**
 * A bar in pounds, without what dividing leaves over: a year that breaks even is no loss, and one that fills the axis
 * needs no other.
 */
export const settledBar = (bar: Decimal | null): number | null => rounded(bar, SETTLED_PLACES);

/** The axis of the planner's bars in pounds (formulas 5.13): £0 to £500,000, further by £100,000 where a bar needs it. */
export function plannerAxis(bars: readonly (Decimal | null)[]): PlannerAxis {
  const values = bars.map(settledBar).filter((bar) => bar !== null);
  const to = Math.max(AXIS_TOP, Math.ceil(Math.max(0, ...values) / AXIS_STEP) * AXIS_STEP);
  const below = Math.ceil(-Math.min(0, ...values) / AXIS_STEP) * AXIS_STEP;
  return { from: below === 0 ? 0 : -below, to, grown: to > AXIS_TOP || below > 0 };
}
