const FULL = Math.PI * 2;

/** A point of the circle, clockwise from the top; `share` from 0 to 1. */
const pointAt = (centre: number, radius: number, share: number): string => {
  const angle = share * FULL - Math.PI / 2;
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`;
};

/** The part of a circle between two shares of it, as the path of an SVG; empty where there is nothing between them. */
export function arcPath(size: number, width: number, from: number, to: number): string {
  if (to <= from) return '';
  const [centre, radius] = [size / 2, (size - width) / 2];
  // A whole circle in one arc has no direction.
  const end = Math.min(to, from + 0.9999);
  const large = end - from > 0.5 ? 1 : 0;
  return `M${pointAt(centre, radius, from)}A${radius} ${radius} 0 ${large} 1 ${pointAt(centre, radius, end)}`;
}
