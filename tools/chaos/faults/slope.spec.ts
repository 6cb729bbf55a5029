import { slopeOf } from './slope.mjs';

describe('a slope', () => {
  it('is what each more of the first adds to the second', () => {
    const points = [0, 1, 2, 3].map((at) => [at, 5 + 3 * at]);
    expect(slopeOf(points)).toBeCloseTo(3);
  });

  it('is none where there is one moment or nothing', () => {
    expect([slopeOf([]), slopeOf([[1, 7]])]).toEqual([0, 0]);
  });
});
