import { Decimal } from '@keelson/kernel';

const TICKS = 5;

/**
 * The step between the values of an axis on which the greatest value shown is reached in five, in its unit: a fifth,
 * rounded up to a digit of its magnitude (formulas 5.25). A greatest value of nothing or less: steps of 1.
 */
export function axisStep(greatest: number): number {
  if (greatest <= 0) return 1;
  const fifth = new Decimal(greatest).div(TICKS);
  const magnitude = new Decimal(10).pow(fifth.e);
  return fifth.div(magnitude).ceil().times(magnitude).toNumber();
}

/** The five values of a y-axis above nothing, see `axisStep`. */
export const axisTicks = (greatest: number): number[] => {
  const step = new Decimal(axisStep(greatest));
  return Array.from({ length: TICKS }, (_, index) => step.times(index + 1).toNumber());
};
