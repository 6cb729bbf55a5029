import { axisStep } from '@keelson/calculators/axis';

const TICKS = 5;

export interface ValueAxis {
  readonly low: number;
  readonly high: number;
  /** From the lowest to the highest, zero among them. */
  readonly ticks: readonly number[];
}

/** Five ticks above zero; below it as many as the lowest value needs, and then above only as many as the highest does. */
export function valueAxis(values: readonly (number | null)[]): ValueAxis {
  const known = values.filter((value) => value !== null);
  const highest = Math.max(0, ...known);
  const lowest = Math.min(0, ...known);
  const step = axisStep(Math.max(highest, -lowest));
  const below = Math.ceil(-lowest / step);
  const above = below === 0 ? TICKS : Math.ceil(highest / step);
  const ticks = Array.from({ length: below + above + 1 }, (_, index) =>
    Number(((index - below) * step).toPrecision(12)),
  );
  return { low: -below * step, high: above * step, ticks };
}
