/** A video or a reading, as the content has it now. */
export interface LearningItem {
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

export interface ChapterContents {
  readonly chapterId: string;
  readonly chapterName: string;
  /** Within its module. */
  readonly weightage: number;
  readonly videos: readonly LearningItem[];
  readonly readings: readonly LearningItem[];
}

/** What there is to learn in a module now: a finished lesson may complete a chapter, and with it the module. */
export interface ModuleContents {
  readonly moduleId: string;
  readonly moduleName: string;
  readonly chapters: readonly ChapterContents[];
}
