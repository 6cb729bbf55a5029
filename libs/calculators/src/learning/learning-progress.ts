import { Decimal } from '@keelson/kernel';
import { weighedMean } from './questionnaire-score';

const WHOLE = new Decimal(100);

/** What there is to watch and to read in a chapter, by id. */
export interface ChapterItems {
  readonly videos: readonly string[];
  readonly readings: readonly string[];
}

/** A chapter in percent, with its weight in its module; `null` where there is nothing to watch or to read. */
export interface LearnedChapter {
  readonly percentage: Decimal | null;
  readonly weightage: number | null;
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
const finished = (now: readonly string[], done: readonly string[]): number =>
  unique(now).filter((id) => done.includes(id)).length;

/** How many of a chapter's items are finished, and how many it has. Sets of ids: what is said twice counts once. */
export function lessonsDone(now: ChapterItems, done: ChapterItems): { readonly done: number; readonly of: number } {
  return {
    done: finished(now.videos, done.videos) + finished(now.readings, done.readings),
    of: unique(now.videos).length + unique(now.readings).length,
  };
}

/** Watched videos and finished readings that the content has now, over all it has, in percent; `null` without any (formulas 5.19). */
export function learnedPercentage(now: ChapterItems, done: ChapterItems): Decimal | null {
  const lessons = lessonsDone(now, done);
  return lessons.of === 0 ? null : new Decimal(lessons.done).div(lessons.of).times(WHOLE);
}

/**
 * Where somebody stands in a chapter: never below the highest percentage that was reached before, however the content has
 * changed since (BEYOND-08). `null` where there is nothing to learn now.
 */
export const chapterStanding = (now: ChapterItems, done: ChapterItems, highest: Decimal | null): Decimal | null =>
  notBelow(highest, learnedPercentage(now, done));

/** Where somebody stands in a module: the mean of its chapters by weight (formulas 5.19), likewise never below what was reached. */
export const moduleStanding = (chapters: readonly LearnedChapter[], highest: Decimal | null): Decimal | null =>
  notBelow(
    highest,
    weighedMean(
      chapters.flatMap(({ percentage, weightage }) => (percentage === null ? [] : [{ percentage, weightage }])),
    ),
  );

const notBelow = (highest: Decimal | null, now: Decimal | null): Decimal | null =>
  now === null || highest === null ? now : Decimal.max(now, highest);

/** What came into a chapter since the person last finished something in it. Nothing is new to who has not begun. */
export function newItems(now: ChapterItems, done: ChapterItems, known: ChapterItems): number {
  if (done.videos.length + done.readings.length === 0) return 0;
  const fresh = (ids: readonly string[], of: keyof ChapterItems): number =>
    unique(ids).filter((id) => !done[of].includes(id) && !known[of].includes(id)).length;
  return fresh(now.videos, 'videos') + fresh(now.readings, 'readings');
}
