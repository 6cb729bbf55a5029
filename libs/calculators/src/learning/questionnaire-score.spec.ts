import { Decimal, rounded } from '@keelson/kernel';
import { SLIDER_MARKS } from '@keelson/vocabulary';
import fc from 'fast-check';
import { chapterPercentage, meanOf, type ScoredAnswer, weighedMean } from './questionnaire-score';
import { cardBand, resultsBand } from './score-bands';

const marks = (...scores: readonly number[]): readonly ScoredAnswer[] =>
  scores.map((score) => ({ score, highest: 10 }));
const shown = (value: Decimal | null) => rounded(value, 1);

describe('the score of a questionnaire', () => {
  it('is the example of formulas 5.17', () => {
    const [a, b] = [chapterPercentage(marks(7, 10, 3)), chapterPercentage(marks(1, 7))];
    expect([shown(a), shown(b)]).toEqual([66.7, 40]);
    const module = weighedMean([
      { percentage: a as Decimal, weightage: 60 },
      { percentage: b as Decimal, weightage: 40 },
    ]);
    expect([shown(module), resultsBand(module as Decimal)]).toEqual([56, 'amber']);
  });

  it('is unknown, not 0, before anything is answered', () => {
    expect([chapterPercentage([]), weighedMean([]), meanOf([])]).toEqual([null, null, null]);
  });

  it('takes a missing weight as 1, and all weights of 0 as equal', () => {
    const [low, high] = [new Decimal(20), new Decimal(80)];
    const mean = (one: number | null, other: number | null) =>
      shown(
        weighedMean([
          { percentage: low, weightage: one },
          { percentage: high, weightage: other },
        ]),
      );
    expect([mean(null, null), mean(3, null), mean(0, 0), mean(0, 5)]).toEqual([50, 35, 50, 80]);
  });

  it('agrees with a second calculation in whole numbers, for 10,000 sets of answers', () => {
    const answers = fc.array(
      fc.oneof(
        fc.constantFrom(...SLIDER_MARKS).map((score) => ({ score, highest: 10 })),
        fc
          .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }))
          .map(([score, more]) => ({ score, highest: score + more })),
      ),
      { minLength: 1, maxLength: 8 },
    );
    const chapters = fc.array(fc.tuple(answers, fc.option(fc.integer({ min: 0, max: 100 }))), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(chapters, (module) => {
        const percentages = module.map(([given]) => chapterPercentage(given) as Decimal);
        const found = weighedMean(
          module.map(([, weightage], index) => ({ percentage: percentages[index] as Decimal, weightage })),
        );
        expect(found?.toFixed(20)).toBe(secondCalculation(module).toFixed(20));
      }),
      { numRuns: 10_000 },
    );
  });
});

/** With fractions of whole numbers, brought to one denominator: no division before the end. */
function secondCalculation(module: readonly (readonly [readonly ScoredAnswer[], number | null])[]): Decimal {
  const sums = module.map(([given, weight]) => ({
    score: BigInt(given.reduce((sum, each) => sum + each.score, 0)),
    highest: BigInt(given.reduce((sum, each) => sum + each.highest, 0)),
    weight: BigInt(weight ?? 1),
  }));
  const equal = sums.every(({ weight }) => weight === 0n);
  const weights = sums.map(({ weight }) => (equal ? 1n : weight));
  const denominator = sums.reduce((product, { highest }) => product * highest, 1n);
  const numerator = sums.reduce(
    (sum, { score, highest }, index) => sum + (score * (weights[index] ?? 0n) * denominator) / highest,
    0n,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  return new Decimal((numerator * 100n).toString()).div(new Decimal((denominator * total).toString()));
}

describe('[QST-06~] the bands of a score', () => {
  it.each([
    [0, 'red', 'red'],
    [39.4, 'red', 'red'],
    [39.5, 'red', 'amber'],
    [40, 'red', 'amber'],
    [40.01, 'amber', 'amber'],
    [79.4, 'amber', 'amber'],
    [79.5, 'amber', 'green'],
    [80, 'amber', 'green'],
    [80.01, 'green', 'green'],
    [100, 'green', 'green'],
  ] as const)('%s %% is %s on the results and %s on the card', (percentage, results, card) => {
    expect([resultsBand(new Decimal(percentage)), cardBand(new Decimal(percentage))]).toEqual([results, card]);
  });
});
