import { nextAdvice } from '../../advice';
import { latestMonth } from '../../values';
import { adviceOf } from '.';
import { Comparison } from './comparison';
import type { Looked } from './looked';

/** What each company is advised to do next. */
export function heldAdvice(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const { advice } = nextAdvice(product, latestMonth(product));
    held.equal(`company ${seed}`, advice, adviceOf(second));
  }
  return held;
}
