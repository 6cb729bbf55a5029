import { Decimal } from '@keelson/kernel';

/** What an answer counts, and the most that any answer to its question counts. */
export interface ScoredAnswer {
  readonly score: number;
  readonly highest: number;
}

/** A share in percent with its weight among others; a missing weight counts as 1. */
export interface WeighedPercentage {
  readonly percentage: Decimal;
  readonly weightage: number | null;
}

/**
 * A chapter in percent: the sum of what the answers count over the most that they could (formulas 5.17). `null` without
 * an answer that counts.
 */
export function chapterPercentage(answers: readonly ScoredAnswer[]): Decimal | null {
  const highest = answers.reduce((sum, each) => sum.plus(each.highest), new Decimal(0));
  if (highest.isZero()) return null;
  return answers
    .reduce((sum, { score }) => sum.plus(score), new Decimal(0))
    .div(highest)
    .times(100);
}

/** The mean of a module's answered chapters by weight; equal weights where all are zero; `null` without one (formulas 5.17). */
export function weighedMean(parts: readonly WeighedPercentage[]): Decimal | null {
  const weights = parts.map(({ weightage }) => new Decimal(weightage ?? 1));
  const total = weights.reduce((sum, weight) => sum.plus(weight), new Decimal(0));
  if (total.isZero()) return meanOf(parts.map(({ percentage }) => percentage));
  return parts
    .reduce((sum, { percentage }, index) => sum.plus(percentage.times(weights[index] ?? 0)), new Decimal(0))
    .div(total);
}

/** The mean of the answered modules; `null` without one (formulas 5.17). */
export function meanOf(percentages: readonly Decimal[]): Decimal | null {
  if (percentages.length === 0) return null;
  return percentages.reduce((sum, each) => sum.plus(each), new Decimal(0)).div(percentages.length);
}
