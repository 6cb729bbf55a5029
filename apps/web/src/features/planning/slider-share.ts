/** How far along the rail a place is, from 0 at −100 percent to 1 at the limit. */
export const shareOf = (percent: number, limit: number): number => (percent + 100) / (limit + 100);

/**
 * The style of the rail between nothing and where a slider stands: a background, which is painted again, while nothing is
 * laid out.
 */
export function filledFrom(
  at: number,
  limit: number,
): { readonly backgroundSize: string; readonly backgroundPositionX: string } {
  const [zero, here] = [shareOf(0, limit), shareOf(at, limit)];
  const size = Math.abs(here - zero);
  const left = Math.min(zero, here);
  return {
    backgroundSize: `${size * 100}% 100%`,
    backgroundPositionX: size === 1 ? '0' : `${(left / (1 - size)) * 100}%`,
  };
}
