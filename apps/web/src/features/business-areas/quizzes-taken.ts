import type { ChapterCompletion } from './use-areas';

/** 1 of 3 quizzes taken; and, once a chapter was completed, what came after it: 2 new. */
export function quizzesTaken({ sub_chapter_completion, new_items }: ChapterCompletion): string {
  const taken = sub_chapter_completion.filter(({ percentage }) => percentage === 100).length;
  return `${taken} of ${sub_chapter_completion.length} quizzes taken${new_items > 0 ? `, ${new_items} new` : ''}`;
}
