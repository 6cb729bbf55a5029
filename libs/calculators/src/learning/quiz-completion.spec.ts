import { rounded } from '@keelson/kernel';
import fc from 'fast-check';
import { moduleCompletion, type ModuleOutline } from './quiz-completion';

const finance: ModuleOutline = {
  moduleId: 'M2',
  chapters: [
    {
      ...{ chapterId: 'C1', weightage: 70 },
      quizzes: [
        { subChapterId: 'S1', weightage: 30 },
        { subChapterId: 'S2', weightage: 30 },
        { subChapterId: 'S3', weightage: 40 },
      ],
    },
    { chapterId: 'C2', weightage: 30, quizzes: [{ subChapterId: 'S4', weightage: 100 }] },
    { chapterId: 'C3', weightage: 50, quizzes: [] },
  ],
};
const shown = (taken: readonly string[]) => {
  const { percentage, chapters } = moduleCompletion(finance, (id) => taken.includes(id));
  return [rounded(percentage, 1), ...chapters.map((chapter) => rounded(chapter.percentage, 1))];
};

describe('the completion of a module by its quizzes', () => {
  it('weighs quizzes into chapters and chapters into the module, and leaves out a chapter without one', () => {
    expect(shown([])).toEqual([0, 0, 0]);
    expect(shown(['S1'])).toEqual([21, 30, 0]);
    expect(shown(['S1', 'S3', 'S4'])).toEqual([79, 70, 100]);
    expect(shown(['S1', 'S2', 'S3', 'S4', 'S9'])).toEqual([100, 100, 100]);
  });

  it('is unknown for a module without a quiz', () => {
    expect(moduleCompletion({ moduleId: 'M9', chapters: [] }, () => true).percentage).toBeNull();
  });

  it('grows with every quiz, and is 100 exactly when all that weigh are taken', () => {
    const weight = fc.integer({ min: 1, max: 997 });
    const chapters = fc.array(fc.tuple(weight, fc.array(weight, { minLength: 1, maxLength: 4 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(chapters, fc.infiniteStream(fc.nat()), (weights, dice) => {
        const outline: ModuleOutline = {
          moduleId: 'M',
          chapters: weights.map(([weightage, quizzes], chapter) => ({
            ...{ chapterId: `C${chapter}`, weightage },
            quizzes: quizzes.map((each, quiz) => ({ subChapterId: `${chapter}.${quiz}`, weightage: each })),
          })),
        };
        const left = outline.chapters.flatMap(({ quizzes }) => quizzes.map(({ subChapterId }) => subChapterId));
        const taken = new Set<string>();
        let before = -1;
        while (left.length > 0) {
          const now = moduleCompletion(outline, (id) => taken.has(id)).percentage?.toNumber() ?? NaN;
          expect(now).toBeGreaterThan(before);
          expect(now).toBeLessThan(100);
          before = now;
          const [next] = left.splice((dice.next().value as number) % left.length, 1);
          taken.add(next ?? '');
        }
        expect(moduleCompletion(outline, (id) => taken.has(id)).percentage?.toString()).toBe('100');
      }),
    );
  });
});
