import { render, screen } from '@testing-library/react';
import { Gauge } from './gauge';
import { DIAL } from './gauge-geometry';

const WARNING = "**This average doesn't lies in the range";
const drawn = (fraction: number | null) => {
  const { container, unmount } = render(<Gauge label="A gauge" fraction={fraction} third="top" outOfRange={WARNING} />);
  const pathsOf = (name: string) =>
    [...container.querySelectorAll(`path.${name}`)].map((path) => path.getAttribute('d') ?? '');
  return { arcs: pathsOf('k-gauge-arc'), needles: pathsOf('k-gauge-needle'), unmount };
};

/** Where the points of a path stand: the share of the half circle from the left, and the distance from the hub. */
const points = (path: string) =>
  [...path.matchAll(/(?:[ML]|1 |0 0 0 )(-?[\d.]+) (-?[\d.]+)(?=[A-Z])/g)].map(([, x, y]) => {
    const [dx, dy] = [Number(x) - DIAL.x, DIAL.y - Number(y)];
    return { share: 1 - Math.atan2(dy, dx) / Math.PI, distance: Math.hypot(dx, dy) };
  });

describe('the gauge', () => {
  it('[DASH-11~] has three arcs of 30 %, lower third on the left, with gaps of 5 % between them', () => {
    const { arcs } = drawn(null);
    const shares = arcs.map((arc) => points(arc).map(({ share, distance }) => [share, Math.round(distance)]));
    [
      [0, 0.3],
      [0.35, 0.65],
      [0.7, 1],
    ].forEach(([from = 0, to = 0], index) => {
      const expected = [
        [from, DIAL.outer],
        [to, DIAL.outer],
        [to, DIAL.inner],
        [from, DIAL.inner],
      ];
      shares[index]?.forEach(([share, distance], corner) => {
        expect(share).toBeCloseTo(expected[corner]?.[0] ?? NaN, 3);
        expect(distance).toBe(expected[corner]?.[1]);
      });
      expect(shares[index]).toHaveLength(4);
    });
    expect(arcs).toHaveLength(3);
  });

  it.each([0, 0.123, 0.5, 92.5 / 180, 0.877, 1])('[DASH-11~] points its needle to %d without a warning', (fraction) => {
    const [needle = ''] = drawn(fraction).needles;
    const tip = points(needle).find(({ distance }) => Math.abs(distance - DIAL.needle) < 0.1);
    expect(tip?.share).toBeCloseTo(fraction, 3);
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  });

  it.each([-0.001, 1.001, -1, 2])('[DASH-11~] draws no needle at %d and warns', (fraction) => {
    expect(drawn(fraction).needles).toEqual([]);
    expect(screen.getByText(WARNING)).toBeVisible();
  });

  it('neither points nor warns where there is no value', () => {
    expect(drawn(null).needles).toEqual([]);
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  });
});
