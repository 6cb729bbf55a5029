/** 20 of 25 points */
export const pointsText = ({ score, highest }: { readonly score: number; readonly highest: number }): string =>
  `${score} of ${highest} ${highest === 1 ? 'point' : 'points'}`;
