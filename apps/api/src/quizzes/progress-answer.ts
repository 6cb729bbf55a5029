import { moduleCompletion, quizScores } from '@keelson/calculators/learning';
import type { LearningContent } from '@keelson/contracts/content';
import type { quizCompletionContract, quizScoresContract } from '@keelson/contracts/quizzes';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Decimal } from '@keelson/kernel';
import { latestQuizzes, type ScoredQuiz } from '@keelson/read-models/quizzes';
import { scoreAnswer } from './quiz-answer';
import { outlineOf } from './quiz-of-content';

const WHOLE = new Decimal(100);

/** Each quiz as it was taken last; chapters and modules by weight (formulas 5.18). */
export function quizScoresAnswer(taken: readonly ScoredQuiz[]): AnswerInputOf<typeof quizScoresContract> {
  const latest = latestQuizzes(taken);
  const scores = quizScores(
    latest.map(({ percentage, ...quiz }) => ({
      ...quiz,
      percentage: percentage === null ? null : new Decimal(percentage),
    })),
  );
  return {
    allModulesList: scores.map(({ moduleId, percentage, chapters }) => ({
      module: moduleId,
      moduleName: latest.find((quiz) => quiz.moduleId === moduleId)?.moduleName ?? '',
      modulePercentage: percentage?.toNumber() ?? null,
      overall_chapter_score: percentage?.toNumber() ?? null,
      chapter_scores_list: chapters.map((chapter) => {
        const quizzes = latest.filter(({ chapterId }) => chapterId === chapter.chapterId);
        return {
          chapterId: chapter.chapterId,
          chapterName: quizzes[0]?.chapterName ?? '',
          chapter_wise_score: chapter.percentage?.toNumber() ?? null,
          sub_chapter_scores: quizzes.map((quiz) => ({
            ...{ subChapterId: quiz.subChapterId, subChapterName: quiz.subChapterName, ...scoreAnswer(quiz) },
          })),
        };
      }),
    })),
  };
}

/**
 * How much is done of what the content has now (formulas 5.19), and never less than was done when the last quiz was taken:
 * what came later stands beside it as new (BEYOND-08).
 */
export function completionAnswer(
  { modules }: LearningContent,
  taken: readonly ScoredQuiz[],
): AnswerInputOf<typeof quizCompletionContract> {
  const ids = new Set(taken.map(({ subChapterId }) => subChapterId));
  const completions = modules.map((module) => moduleCompletion(outlineOf(module), (id) => ids.has(id)));
  const reached = (texts: readonly (string | null)[], now: Decimal): Decimal =>
    texts.reduce((most, text) => (text === null ? most : Decimal.max(most, text)), now);
  return {
    chapter_completion: completions.flatMap(({ chapters }) =>
      chapters.map(({ chapterId, percentage, quizzes }) => {
        const own = taken.filter((quiz) => quiz.chapterId === chapterId);
        const most = reached(
          own.map(({ chapterCompletion }) => chapterCompletion),
          percentage,
        );
        return {
          chapter_code: chapterId,
          percentage: most.toNumber(),
          new_items: most.gte(WHOLE) ? quizzes.filter(({ subChapterId }) => !ids.has(subChapterId)).length : 0,
          sub_chapter_completion: quizzes.map((quiz) => ({
            ...{ sub_chapter_code: quiz.subChapterId, percentage: quiz.percentage.toNumber() },
          })),
        };
      }),
    ),
    businessAreaCompletionMap: Object.fromEntries(
      completions.flatMap(({ moduleId, percentage }) => {
        const own = taken.filter((quiz) => quiz.moduleId === moduleId);
        const most = reached(
          own.map(({ moduleCompletion: reachedThen }) => reachedThen),
          percentage ?? new Decimal(0),
        );
        return percentage === null ? [] : [[moduleId, most.toNumber()]];
      }),
    ),
  };
}
