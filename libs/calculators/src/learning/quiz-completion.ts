import { Decimal } from '@keelson/kernel';
import { weighedMean } from './questionnaire-score';

/** The quizzes of a chapter as the content has them now, each with its weight within the chapter. */
export interface ChapterOutline {
  readonly chapterId: string;
  /** Within its module. */
  readonly weightage: number | null;
  readonly quizzes: readonly { readonly subChapterId: string; readonly weightage: number | null }[];
}

export interface ModuleOutline {
  readonly moduleId: string;
  readonly chapters: readonly ChapterOutline[];
}

/** What quizzes were taken of a chapter; percentages from 0 to 100. */
export interface ChapterCompletion {
  readonly chapterId: string;
  readonly percentage: Decimal;
  readonly quizzes: readonly { readonly subChapterId: string; readonly percentage: Decimal }[];
}

export interface ModuleCompletion {
  readonly moduleId: string;
  /** `null` for a module without a quiz. */
  readonly percentage: Decimal | null;
  /** Those that have a quiz. */
  readonly chapters: readonly ChapterCompletion[];
}

const [NONE, ALL] = [new Decimal(0), new Decimal(100)];

/**
 * How much of a module is done (formulas 5.19): a quiz is taken whole or not at all; chapters and module are the means of
 * their parts by weight. A chapter without a quiz is left out.
 */
export function moduleCompletion(
  { moduleId, chapters }: ModuleOutline,
  taken: (subChapterId: string) => boolean,
): ModuleCompletion {
  const parts = chapters.flatMap(({ chapterId, weightage, quizzes }) => {
    const done = quizzes.map((quiz) => ({ ...quiz, percentage: taken(quiz.subChapterId) ? ALL : NONE }));
    const percentage = weighedMean(done);
    return percentage === null ? [] : [{ chapterId, weightage, percentage, quizzes: done }];
  });
  return {
    moduleId,
    percentage: weighedMean(parts),
    chapters: parts.map(({ chapterId, percentage, quizzes }) => ({
      chapterId,
      percentage,
      quizzes: quizzes.map((quiz) => ({ subChapterId: quiz.subChapterId, percentage: quiz.percentage })),
    })),
  };
}
