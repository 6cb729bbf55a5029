import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { ChapterCompleted, ModuleCompleted, ReadingFinished, VideoWatched } from '@keelson/domain/learning';
import { Decimal } from '@keelson/kernel';
import {
  type FinishedItem,
  type LearnedChapterRow,
  type LearnedModuleRow,
  type LearningProgressRow,
  learningProgressTable,
} from '@keelson/read-models/learning';
import type { Projection } from '../runtime/projection';

type Lesson = VideoWatched | ReadingFinished;
type Handled = Lesson | ChapterCompleted | ModuleCompleted | PersonalDataErased;

/** One row a customer: which lessons are finished, and how far that is in each chapter and module. */
export const learningProgressProjection: Projection<Handled, LearningProgressRow> = {
  name: 'learning-progress',
  version: 1,
  table: learningProgressTable,
  handles: [
    'learning.video-watched.v1',
    'learning.reading-finished.v1',
    'learning.chapter-completed.v1',
    'learning.module-completed.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    const account_id = event.metadata.subjectId;
    const at = event.occurredAt.toISOString();
    const chapters = row?.chapters ?? [];
    const modules = row?.modules ?? [];
    switch (event.type) {
      case 'learning.video-watched.v1':
      case 'learning.reading-finished.v1':
        return {
          account_id,
          chapters: withChapter(chapters, event.data, (chapter) => withLesson(chapter, event, at)),
          modules: withModule(modules, event.data.moduleId, (module) => ({
            ...module,
            highest: higher(module.highest, event.data.modulePercentage),
          })),
        };
      case 'learning.chapter-completed.v1': {
        const completed = { highest: '100', completedAt: at };
        return {
          account_id,
          chapters: withChapter(chapters, event.data, (chapter) => ({ ...chapter, ...completed })),
          modules,
        };
      }
      case 'learning.module-completed.v1': {
        const completed = { highest: '100', completedAt: at };
        return {
          account_id,
          chapters,
          modules: withModule(modules, event.data.moduleId, (module) => ({ ...module, ...completed })),
        };
      }
      case 'deletion.personal-data-erased.v1':
        return null;
    }
  },
};

const higher = (one: string, other: string): string => Decimal.max(one, other).toString();

/** The first time counts. */
const withItem = (items: readonly FinishedItem[], item: FinishedItem): readonly FinishedItem[] =>
  items.some(({ id }) => id === item.id) ? items : [...items, item];

function withLesson(chapter: LearnedChapterRow, event: Lesson, at: string): LearnedChapterRow {
  const { contentVersion, chapterHad, chapterPercentage } = event.data;
  return {
    ...chapter,
    ...(event.type === 'learning.video-watched.v1'
      ? { videos: withItem(chapter.videos, { id: event.data.videoId, contentVersion, at }) }
      : { readings: withItem(chapter.readings, { id: event.data.readId, contentVersion, at }) }),
    knownVideos: chapterHad.videos,
    knownReadings: chapterHad.readings,
    highest: higher(chapter.highest, chapterPercentage),
  };
}

type Place = Pick<LearnedChapterRow, 'moduleId' | 'chapterId'>;

function withChapter(
  chapters: readonly LearnedChapterRow[],
  { moduleId, chapterId }: Place,
  change: (chapter: LearnedChapterRow) => LearnedChapterRow,
): readonly LearnedChapterRow[] {
  const begun: LearnedChapterRow = {
    ...{ moduleId, chapterId, videos: [], readings: [], knownVideos: [], knownReadings: [] },
    ...{ highest: '0', completedAt: null },
  };
  const known = chapters.find((each) => each.chapterId === chapterId);
  if (!known) return [...chapters, change(begun)];
  return chapters.map((each) => (each === known ? change(each) : each));
}

function withModule(
  modules: readonly LearnedModuleRow[],
  moduleId: string,
  change: (module: LearnedModuleRow) => LearnedModuleRow,
): readonly LearnedModuleRow[] {
  const known = modules.find((each) => each.moduleId === moduleId);
  if (!known) return [...modules, change({ moduleId, highest: '0', completedAt: null })];
  return modules.map((each) => (each === known ? change(each) : each));
}
