import { Fraction } from './fraction';

export type Better = 'higher' | 'lower';

/** Formulas 5.15; angles in degrees of 180, ranges as they are before they are blurred. */
export interface Thirds {
  readonly message: 'top' | 'middle' | 'bottom';
  readonly means: readonly [Fraction, Fraction, Fraction];
  /** The smaller end first. */
  readonly ranges: readonly (readonly [Fraction, Fraction])[];
  readonly dial: Fraction;
  readonly dials: readonly [Fraction, Fraction, Fraction];
}

const mean = (values: readonly Fraction[]): Fraction =>
  values.reduce((sum, one) => sum.plus(one), Fraction.zero).by(Fraction.whole(values.length));

const ARCS = [126, 63, 0] as const;

/** `null` for fewer than six peers. */
export function thirds(own: Fraction, peers: readonly Fraction[], better: Better): Thirds | null {
  if (peers.length < 6) return null;
  // Where lower is better everything is turned round, and back at the end.
  const turn = (value: Fraction): Fraction => (better === 'lower' ? Fraction.zero.minus(value) : value);
  const best = peers.map(turn).sort((a, b) => (b.isLessThan(a) ? -1 : a.isLessThan(b) ? 1 : 0));
  const count = best.length;
  const top = Math.ceil(count / 3);
  const bottom = Math.floor(count / 3);
  const groups = [best.slice(0, top), best.slice(top, count - bottom), best.slice(count - bottom)] as const;
  const between = (above: number) => best[above - 1]!.plus(best[above]!).by(Fraction.whole(2));
  const edges = [best[0]!, between(top), between(count - bottom), best[count - 1]!] as const;

  const place = (value: Fraction): 0 | 1 | 2 => {
    if (!value.isLessThan(edges[1])) return 0;
    return value.isLessThan(edges[2]) ? 2 : 1;
  };
  const angle = (value: Fraction, group: 0 | 1 | 2): Fraction => {
    const [high, low] = [edges[group], edges[group + 1]!];
    const width = high.minus(low);
    const start = Fraction.whole(ARCS[group]);
    if (width.sign() === 0) return start.plus(Fraction.whole(27));
    const into = Fraction.whole(54).times(value.minus(low)).by(width);
    if (into.sign() < 0) return start;
    return start.plus(Fraction.whole(54).isLessThan(into) ? Fraction.whole(54) : into);
  };
  const group = place(turn(own));
  const means = [mean(groups[0]), mean(groups[1]), mean(groups[2])] as const;
  return {
    message: (['top', 'middle', 'bottom'] as const)[group],
    means: [turn(means[0]), turn(means[1]), turn(means[2])],
    ranges: [0, 1, 2].map((at) => {
      const [high, low] = [turn(edges[at]!), turn(edges[at + 1]!)];
      return better === 'lower' ? ([high, low] as const) : ([low, high] as const);
    }),
    dial: angle(turn(own), group),
    dials: [angle(means[0], 0), angle(means[1], 1), angle(means[2], 2)],
  };
}
