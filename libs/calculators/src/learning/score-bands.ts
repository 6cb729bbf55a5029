import { type Decimal, rounded } from '@keelson/kernel';
import type { ScoreBand } from '@keelson/vocabulary';

/** The bands of the page of results: red to 40, amber to 80, of the percentage as it is (decision 4.5). */
export const resultsBand = (percentage: Decimal): ScoreBand =>
  percentage.lte(40) ? 'red' : percentage.lte(80) ? 'amber' : 'green';

/** The bands of the dashboard's card: red to 39, amber to 79, of the whole percentage that it shows (decision 4.5). */
export function cardBand(percentage: Decimal): ScoreBand {
  const shown = rounded(percentage, 0);
  return shown <= 39 ? 'red' : shown <= 79 ? 'amber' : 'green';
}
