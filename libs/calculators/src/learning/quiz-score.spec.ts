import { type Decimal, rounded } from '@keelson/kernel';
import fc from 'fast-check';
import { quizPercentage, quizScores, type TakenQuiz } from './quiz-score';

const place = { moduleId: 'M2', chapterId: 'C1', chapterWeightage: 60 };
const shown = (value: Decimal | null | undefined) => rounded(value ?? null, 1);

describe('the score of quizzes', () => {
  it('is the example of formulas 5.18', () => {
    const first = quizPercentage([
      { score: 5, highest: 5 },
      { score: 3, highest: 5 },
    ]);
    const second = quizPercentage([{ score: 3, highest: 5 }]);
    expect([shown(first), shown(second)]).toEqual([80, 60]);
    const [module] = quizScores([
      { ...place, weightage: 50, percentage: first },
      { ...place, weightage: 50, percentage: second },
    ]);
    expect([shown(module?.chapters[0]?.percentage), shown(module?.percentage)]).toEqual([70, 70]);
  });

  it('is unknown, not 0, where nothing was taken or nothing counts', () => {
    expect([quizPercentage([]), quizScores([])]).toEqual([null, []]);
    expect(quizScores([{ ...place, weightage: 50, percentage: null }])[0]?.percentage).toBeNull();
  });

  it('weighs quizzes into chapters and chapters into modules as a second calculation does', () => {
    const quiz = fc.record({
      moduleId: fc.constantFrom('M2', 'M3'),
      chapter: fc.constantFrom('C1', 'C2', 'C3'),
      weightage: fc.integer({ min: 1, max: 100 }),
      score: fc.integer({ min: 0, max: 20 }),
    });
    const weights = { C1: 50, C2: 30, C3: 20 };
    fc.assert(
      fc.property(fc.array(quiz, { maxLength: 15 }), (quizzes) => {
        const taken = quizzes.map(({ moduleId, chapter, weightage, score }): TakenQuiz => ({
          ...{ moduleId, chapterId: `${moduleId} ${chapter}`, chapterWeightage: weights[chapter], weightage },
          percentage: quizPercentage([{ score, highest: 20 }]),
        }));
        for (const { moduleId, percentage, chapters } of quizScores(taken)) {
          const own = quizzes.filter((each) => each.moduleId === moduleId);
          let [sum, weight] = [0, 0];
          for (const name of ['C1', 'C2', 'C3'] as const) {
            const ofChapter = own.filter(({ chapter }) => chapter === name);
            if (ofChapter.length === 0) continue;
            const score = ofChapter.reduce((total, each) => total + each.score * 5 * each.weightage, 0);
            const mean = score / ofChapter.reduce((total, each) => total + each.weightage, 0);
            const found = chapters.find(({ chapterId }) => chapterId === `${moduleId} ${name}`);
            expect(found?.percentage?.toNumber()).toBeCloseTo(mean, 9);
            sum += mean * weights[name];
            weight += weights[name];
          }
          expect(percentage?.toNumber()).toBeCloseTo(sum / weight, 9);
        }
      }),
    );
  });
});
