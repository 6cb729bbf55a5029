import fc from 'fast-check';
import { contributions } from './contributions';

const of = (...chapters: readonly (readonly [number | null, number])[]) =>
  contributions(chapters.map(([scoring_percentage, weightage]) => ({ scoring_percentage, weightage })));

describe('what chapters add to a score', () => {
  it('[BEYOND-07~] is their share by weight; a chapter without a score adds nothing', () => {
    expect(of([75, 25], [70, 20], [75, 25], [70, 15], [76, 15])).toEqual([18.75, 14, 18.75, 10.5, 11.4]);
    expect(of([50, 0], [100, 0])).toEqual([25, 50]);
    expect(of([50, 10], [null, 90])).toEqual([50, 0]);
    expect(of()).toEqual([]);
  });

  it('[BEYOND-07~] adds up to the score with two decimals, whatever the weights', () => {
    const chapter = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.array(chapter, { minLength: 1, maxLength: 9 }), (chapters) => {
        const scored = chapters.map(([points, weight]) => [(points / 60) * 100, weight] as const);
        const total = scored.reduce((sum, [, weight]) => sum + weight, 0);
        const score =
          total === 0
            ? scored.reduce((sum, [each]) => sum + each, 0) / scored.length
            : scored.reduce((sum, [each, weight]) => sum + each * weight, 0) / total;
        const shown = of(...scored).reduce((sum, each) => sum + Math.round(each * 100), 0);
        expect(Math.abs(shown - score * 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
