import type { OpenTask } from '../../learning/tasks.api';

/** Of each chapter the score of its questionnaire, from 0 to 100; missing where nothing was answered. */
export type ChapterScores = ReadonlyMap<string, number>;

/** Those with a date by date; then the others, of the lowest scores first, else as the content has them. */
export function inOrder(tasks: readonly OpenTask[], scores: ChapterScores): readonly OpenTask[] {
  const scoreOf = ({ chapterId }: OpenTask): number => scores.get(chapterId) ?? 101;
  const dated = tasks.filter(({ date }) => date !== null);
  const others = tasks.filter(({ date }) => date === null);
  return [
    ...dated.sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : a.date === b.date ? 0 : 1)),
    ...others.sort((a, b) => scoreOf(a) - scoreOf(b)),
  ];
}
