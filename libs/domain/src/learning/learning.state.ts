import { Decimal } from '@keelson/kernel';
import type { LearningEvent } from './learning.events';

interface ChapterLearning {
  /** Sets of ids. */
  readonly videos: readonly string[];
  readonly readings: readonly string[];
  /** A decimal text, in percent. */
  readonly highest: string;
  readonly completed: boolean;
}

export interface LearningState {
  readonly chapters: Readonly<Record<string, ChapterLearning>>;
  /** By module: the highest percentage, a decimal text. */
  readonly modules: Readonly<Record<string, string>>;
  readonly completedModules: readonly string[];
}

export const initialLearningState: LearningState = { chapters: {}, modules: {}, completedModules: [] };

/** A chapter in which nothing was finished. */
export const NOT_BEGUN: ChapterLearning = { videos: [], readings: [], highest: '0', completed: false };

const higher = (one: string, other: string): string => Decimal.max(one, other).toString();
const including = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);

export function evolveLearning(state: LearningState, event: LearningEvent): LearningState {
  switch (event.type) {
    case 'learning.video-watched.v1':
    case 'learning.reading-finished.v1': {
      const { moduleId, chapterId, chapterPercentage, modulePercentage } = event.data;
      const before = state.chapters[chapterId] ?? NOT_BEGUN;
      const chapter: ChapterLearning = {
        ...before,
        ...(event.type === 'learning.video-watched.v1'
          ? { videos: including(before.videos, event.data.videoId) }
          : { readings: including(before.readings, event.data.readId) }),
        highest: higher(before.highest, chapterPercentage),
      };
      return {
        ...state,
        chapters: { ...state.chapters, [chapterId]: chapter },
        modules: { ...state.modules, [moduleId]: higher(state.modules[moduleId] ?? '0', modulePercentage) },
      };
    }
    case 'learning.chapter-completed.v1': {
      const { chapterId } = event.data;
      const chapter = { ...(state.chapters[chapterId] ?? NOT_BEGUN), completed: true, highest: '100' };
      return { ...state, chapters: { ...state.chapters, [chapterId]: chapter } };
    }
    case 'learning.module-completed.v1': {
      const { moduleId } = event.data;
      return {
        ...state,
        modules: { ...state.modules, [moduleId]: '100' },
        completedModules: including(state.completedModules, moduleId),
      };
    }
  }
}
