import type { LearningEvent } from '@keelson/domain/learning';
import { type HistoryWords, words } from '../runtime/wording';

/** How the events read in the account history. */
export const learningHistory: HistoryWords<LearningEvent> = {
  'learning.video-watched.v1': ({ title, chapterName }) =>
    words('learning', 'neutral', `Video watched: ${title}, ${chapterName}`),
  'learning.reading-finished.v1': ({ title, chapterName }) =>
    words('learning', 'neutral', `Reading finished: ${title}, ${chapterName}`),
  'learning.chapter-completed.v1': ({ moduleName, chapterName }) =>
    words('learning', 'good', `Chapter learned: ${chapterName}, ${moduleName}`),
  'learning.module-completed.v1': ({ moduleName }) => words('learning', 'good', `Business area learned: ${moduleName}`),
};
