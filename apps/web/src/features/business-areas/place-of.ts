import type { LearningModule, LearningModules } from '../../learning/learning.api';

type Chapter = LearningModule['chapters_masters'][number];
type SubChapter = Chapter['sub_chapters'][number];

interface Place {
  readonly module: LearningModule;
  readonly chapter: Chapter;
}

export function placeOfChapter(modules: LearningModules, chapterId: string | undefined): Place | undefined {
  for (const module of modules) {
    const chapter = module.chapters_masters.find((each) => each.chapterId === chapterId);
    if (chapter) return { module, chapter };
  }
  return undefined;
}

export function placeOfSubChapter(
  modules: LearningModules,
  subChapterId: string | undefined,
): (Place & { readonly subChapter: SubChapter }) | undefined {
  for (const module of modules)
    for (const chapter of module.chapters_masters) {
      const subChapter = chapter.sub_chapters.find((each) => each.subChapterId === subChapterId);
      if (subChapter) return { module, chapter, subChapter };
    }
  return undefined;
}
