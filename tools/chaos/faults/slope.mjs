/** How much more of the second for one more of the first, by least squares; 0 where nothing can be said. */
export function slopeOf(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return spread > 0 ? points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / spread : 0;
}
