import * as fc from 'fast-check';
import { chanceOf } from './chance.mjs';

type Chance = ReturnType<typeof chanceOf>;

const draws = (chance: Chance): number[] => Array.from({ length: 20 }, () => chance.between(0, 1_000_000));

describe('chance', () => {
  it('repeats itself for one seed, whatever its forks were asked', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (seed, name) => {
        const asked = chanceOf(seed);
        draws(asked.fork(name));
        expect(draws(asked)).toEqual(draws(chanceOf(seed)));
        expect(draws(chanceOf(seed).fork(name))).toEqual(draws(asked.fork(name)));
      }),
    );
  });

  it('differs between seeds and between forks', () => {
    expect(draws(chanceOf(1))).not.toEqual(draws(chanceOf(2)));
    expect(draws(chanceOf(1).fork('a'))).not.toEqual(draws(chanceOf(1).fork('b')));
  });

  it('keeps within bounds and reaches both ends', () => {
    const chance = chanceOf(5);
    const drawn = Array.from({ length: 1000 }, () => chance.between(3, 5));
    expect([...new Set(drawn)].sort()).toEqual([3, 4, 5]);
    expect(chance.happens(1)).toBe(true);
    expect(chance.happens(0)).toBe(false);
  });
});
