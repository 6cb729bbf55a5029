import type { ScoredChapter } from './questionnaire-scores.table';

/** Of each chapter the submission that counts now: the last one. In the order of the modules and chapters. */
export const latestScores = (chapters: readonly ScoredChapter[]): readonly ScoredChapter[] =>
  [...new Map(chapters.map((chapter) => [chapter.chapterId, chapter])).values()].sort(
    (a, b) => a.moduleNumber - b.moduleNumber || a.chapterNumber - b.chapterNumber,
  );
