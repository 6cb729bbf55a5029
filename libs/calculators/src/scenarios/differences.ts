import { derive, type Figure, figureInput } from '../figure';
import { keptAmount, type Plan } from '../planning';
import type { BaseDifference } from './base-differences';
import type { PlannedLine } from './plan-and-actual';

/** What the changes bring to a line of a year, in pounds; `null` where either year is not known. */
export const lineDifference = ({ impact, thisYear }: Plan, line: PlannedLine): Figure =>
  derive('withLessWithout', { now: figureInput(impact[line]), before: figureInput(thisYear[line]) }, (of) =>
    of.now.minus(of.before),
  );

/** How far a figure on newer figures is from the same on older ones, in pounds. */
export const newerLessOlder = (newer: Figure, older: Figure): Figure =>
  derive('newerLessOlder', { newer: figureInput(newer), older: figureInput(older) }, (of) => of.newer.minus(of.older));

/** How far a figure of a scenario is from the same of the first one beside it, in pounds. */
export const lessTheFirst = (own: Figure, first: Figure): Figure =>
  derive('lessTheFirst', { own: figureInput(own), first: figureInput(first) }, (of) => of.own.minus(of.first));

/** An amount of two bases, which keep whole pence, in pounds. Not for counts of months. */
export function baseAmounts({ before, after }: Pick<BaseDifference, 'before' | 'after'>) {
  const [older, newer] = [keptAmount(before), keptAmount(after)];
  return { before: older, after: newer, difference: newerLessOlder(newer, older) };
}
