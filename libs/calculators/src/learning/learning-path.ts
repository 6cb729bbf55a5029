import type { Decimal } from '@keelson/kernel';

/** A chapter of a module, as a person stands in it. */
export interface ChapterOfPath {
  readonly chapterId: string;
  readonly chapterNumber: number;
  /** Of its questionnaire, in percent; `null` where none is answered. */
  readonly score: Decimal | null;
  /** In percent; `null` where there is nothing to watch or to read. */
  readonly learned: Decimal | null;
}

export interface ModuleOfPath {
  readonly moduleId: string;
  readonly moduleNumber: number;
  readonly learned: Decimal | null;
  readonly chapters: readonly ChapterOfPath[];
}

const isUnfinished = ({ learned }: { readonly learned: Decimal | null }): boolean =>
  learned !== null && learned.lt(100);
const byNumber = (a: ChapterOfPath, b: ChapterOfPath): number => a.chapterNumber - b.chapterNumber;

/** The answered chapters that are not learned yet, lowest score first, ties by their number (formulas 5.19). */
export const leastScored = (chapters: readonly ChapterOfPath[]): readonly ChapterOfPath[] =>
  chapters
    .filter((chapter) => chapter.score !== null && isUnfinished(chapter))
    .sort((a, b) => (a.score && b.score ? a.score.cmp(b.score) : 0) || byNumber(a, b));

/** What is to be learned in a module, in this order: by least score, then the chapters without answers by their number. */
export const chaptersToLearn = (chapters: readonly ChapterOfPath[]): readonly ChapterOfPath[] => [
  ...leastScored(chapters),
  ...chapters.filter((chapter) => chapter.score === null && isUnfinished(chapter)).sort(byNumber),
];

/**
 * The modules in the order in which they are learned: the first one, the one that follows it, then by number (decision 4.80).
 *
 * @param first ids of the modules that come before all others
 */
export const modulesToLearn = (modules: readonly ModuleOfPath[], first: readonly string[]): readonly ModuleOfPath[] => {
  const place = ({ moduleId }: ModuleOfPath): number => {
    const index = first.indexOf(moduleId);
    return index < 0 ? first.length : index;
  };
  return modules.filter(isUnfinished).sort((a, b) => place(a) - place(b) || a.moduleNumber - b.moduleNumber);
};

/** Where a person goes on: the first chapter of the first module that are not learned; `undefined` where all is. */
export function currentChapter(
  modules: readonly ModuleOfPath[],
  first: readonly string[],
): { readonly moduleId: string; readonly chapterId: string } | undefined {
  for (const { moduleId, chapters } of modulesToLearn(modules, first)) {
    const [next] = chaptersToLearn(chapters);
    if (next) return { moduleId, chapterId: next.chapterId };
  }
  return undefined;
}
