import type { Decimal } from '@keelson/kernel';
import { chapterPercentage, type ScoredAnswer, weighedMean } from './questionnaire-score';

/** A quiz that was taken, with its weight within the chapter, and the chapter's within the module. */
export interface TakenQuiz {
  readonly moduleId: string;
  readonly chapterId: string;
  readonly chapterWeightage: number | null;
  readonly weightage: number | null;
  /** From 0 to 100; `null` where no answer counts. */
  readonly percentage: Decimal | null;
}

export interface ModuleQuizScore {
  readonly moduleId: string;
  readonly percentage: Decimal | null;
  readonly chapters: readonly { readonly chapterId: string; readonly percentage: Decimal | null }[];
}

/**
 * A quiz in percent: what the chosen answers count over the most that they could (formulas 5.18). `null` where no answer
 * counts.
 */
export const quizPercentage = (answers: readonly ScoredAnswer[]): Decimal | null => chapterPercentage(answers);

/**
 * The modules in the order of their first quiz, with their chapters: means by weight over what was taken (formulas 5.18).
 * Quizzes that were not taken count in no score.
 */
export function quizScores(taken: readonly TakenQuiz[]): readonly ModuleQuizScore[] {
  return [...grouped(taken, ({ moduleId }) => moduleId)].map(([moduleId, ofModule]) => {
    const chapters = [...grouped(ofModule, ({ chapterId }) => chapterId)].map(([chapterId, quizzes]) => ({
      chapterId,
      // As the content had it when the last of them was taken.
      weightage: quizzes.at(-1)?.chapterWeightage ?? null,
      percentage: weighedMean(quizzes.flatMap(counted)),
    }));
    return {
      moduleId,
      percentage: weighedMean(chapters.flatMap(counted)),
      chapters: chapters.map(({ chapterId, percentage }) => ({ chapterId, percentage })),
    };
  });
}

interface Part {
  readonly percentage: Decimal | null;
  readonly weightage: number | null;
}

const counted = ({ percentage, weightage }: Part) => (percentage === null ? [] : [{ percentage, weightage }]);

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
