import fc from 'fast-check';
import { firstGap, isWatched, mergedRanges, type PlayedRange, playedShare } from './played-share';

const DURATION = 90;
const range = fc
  .tuple(fc.nat(DURATION), fc.nat(DURATION))
  .map(([a, b]): PlayedRange => [Math.min(a, b), Math.max(a, b)]);
const ranges = fc.array(range, { maxLength: 12 });

/** Counted second by second, as somebody with a pencil would. */
const counted = (of: readonly PlayedRange[]): number =>
  Array.from({ length: DURATION }, (_, second) => of.some(([from, to]) => from <= second && second < to)).filter(
    Boolean,
  ).length / DURATION;

describe('the share of a video that was played', () => {
  it('is what a count of its seconds gives', () => {
    fc.assert(fc.property(ranges, (of) => expect(playedShare(of, DURATION)).toBeCloseTo(counted(of), 10)));
  });

  it('depends neither on the order of the ranges nor on where they were cut', () => {
    const cut = fc.tuple(ranges, fc.nat(DURATION));
    fc.assert(
      fc.property(cut, ([of, at]) => {
        const pieces = of.flatMap(([from, to]): PlayedRange[] =>
          from < at && at < to
            ? [
                [from, at],
                [at, to],
              ]
            : [[from, to]],
        );
        expect(playedShare([...pieces].reverse(), DURATION)).toBeCloseTo(playedShare(of, DURATION), 10);
      }),
    );
  });

  it('never falls while more is played, and never leaves 0 to 1', () => {
    const anything = fc.tuple(
      fc.double({ noNaN: true, min: -10, max: 200 }),
      fc.double({ noNaN: true, min: -10, max: 200 }),
    );
    fc.assert(
      fc.property(fc.array(anything), anything, (of, more) => {
        const before = playedShare(of, DURATION);
        const after = playedShare([...of, more], DURATION);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
        expect(after).toBeGreaterThanOrEqual(before - 1e-9);
      }),
    );
  });

  it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY])('is nothing while the duration is %p', (duration) => {
    expect(playedShare([[0, 10]], duration)).toBe(0);
  });
});

describe('played ranges that are kept', () => {
  it('are few, apart and in order, and come to no more than was played, save joints of half a second', () => {
    const second = fc.double({ noNaN: true, min: 0, max: DURATION });
    const any = fc.array(
      fc.tuple(second, second).map(([a, b]): PlayedRange => [Math.min(a, b), Math.max(a, b)]),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(any, (of) => {
        const kept = mergedRanges(of);
        expect(kept.length).toBeLessThanOrEqual(50);
        for (const [index, [from, to]] of kept.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThan(kept[index - 1]?.[1] ?? -1);
        }
        const joints = (0.5 * of.length) / DURATION;
        expect(playedShare(kept, DURATION)).toBeLessThanOrEqual(playedShare(of, DURATION) + joints + 1e-9);
        expect(mergedRanges(kept)).toEqual(kept);
      }),
    );
  });

  it('lose nothing that was played in whole seconds', () => {
    fc.assert(
      fc.property(ranges, (of) => {
        expect(playedShare(mergedRanges(of), DURATION)).toBeCloseTo(playedShare(of, DURATION), 10);
      }),
    );
  });

  it('say where to go on', () => {
    expect([
      firstGap([]),
      firstGap([[5, 9]]),
      firstGap([[0, 12.34]]),
      firstGap([
        [0.2, 9],
        [9.3, 30],
      ]),
    ]).toEqual([...[0, 0, 12.3, 30]]);
  });
});

it.each([
  ['played to its end', [[0, 90]], true, true],
  [
    'scrubbed to its end',
    [
      [0, 3],
      [89, 90],
    ],
    true,
    false,
  ],
  [
    'played but for nine seconds',
    [
      [0, 40],
      [49, 90],
    ],
    true,
    true,
  ],
  [
    'played but for ten seconds',
    [
      [0, 40],
      [50, 90],
    ],
    true,
    false,
  ],
  ['left before its end', [[0, 86]], false, false],
] as const)('a video %s counts as watched or not', (_, of, ended, watched) => {
  expect(isWatched(playedShare(of, DURATION), ended)).toBe(watched);
});
