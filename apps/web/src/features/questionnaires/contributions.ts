interface Weighed {
  readonly scoring_percentage: number | null;
  readonly weightage: number;
}

const HUNDREDTHS = 100;

/**
 * What each chapter adds to the score of its module, in points of percent with two decimals (formulas 5.17). The residue of
 * rounding goes to those that lost most of it, so that what is shown adds up to the score with two decimals.
 */
export function contributions(chapters: readonly Weighed[]): readonly number[] {
  const counted = chapters.filter(({ scoring_percentage }) => scoring_percentage !== null);
  const total = counted.reduce((sum, { weightage }) => sum + weightage, 0);
  const exact = chapters.map(({ scoring_percentage, weightage }) => {
    if (scoring_percentage === null) return 0;
    return (total === 0 ? scoring_percentage / counted.length : (scoring_percentage * weightage) / total) * HUNDREDTHS;
  });
  // 18.75 comes as 1874.9999999: what lies within a millionth of a whole number is that number.
  const whole = exact.map((each) => Math.floor(each + 1e-6));
  const residue = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const byLoss = exact.map((each, index) => ({ index, loss: each - (whole[index] ?? 0) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index);
  const raised = new Set(byLoss.slice(0, residue).map(({ index }) => index));
  return whole.map((each, index) => (each + (raised.has(index) ? 1 : 0)) / HUNDREDTHS);
}
