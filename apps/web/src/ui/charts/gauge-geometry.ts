/** Centre and radii of the dial, in the drawing's units. */
export const DIAL = { x: 140, y: 134, outer: 126, inner: 98, needle: 123 } as const;

const at = (fraction: number, radius: number): string => {
  const angle = Math.PI * (1 - fraction);
  return `${(DIAL.x + radius * Math.cos(angle)).toFixed(2)} ${(DIAL.y - radius * Math.sin(angle)).toFixed(2)}`;
};

/** A ring segment between two fractions of the half circle, 0 on the left. */
export const arcPath = (from: number, to: number): string =>
  `M${at(from, DIAL.outer)}A${DIAL.outer} ${DIAL.outer} 0 0 1 ${at(to, DIAL.outer)}` +
  `L${at(to, DIAL.inner)}A${DIAL.inner} ${DIAL.inner} 0 0 0 ${at(from, DIAL.inner)}Z`;

const HALF_WIDTH = 5;

/** A thin triangle from the hub to the rim. */
export function needlePath(fraction: number): string {
  const angle = Math.PI * (1 - fraction);
  const [dx, dy] = [HALF_WIDTH * Math.sin(angle), HALF_WIDTH * Math.cos(angle)];
  const base = (sign: 1 | -1): string => `${(DIAL.x + sign * dx).toFixed(2)} ${(DIAL.y + sign * dy).toFixed(2)}`;
  return `M${base(1)}L${at(fraction, DIAL.needle)}L${base(-1)}Z`;
}
