import * as paths from '../../client/paths';
import type { LearningMode } from './learning-place';
import type { Lesson } from './lessons';

const MODES: Readonly<Record<LearningMode, string>> = {
  tailored: '&rcl=true',
  cash: '&rcl=improvecash',
  everything: '',
};

/** A chapter, opened in the way that the reader came. */
export const chapterAddress = (chapterId: string, mode: LearningMode): string =>
  `${paths.learningChapter(chapterId)}${MODES[mode]}`;

/** A lesson in its chapter: only there does finishing it count. */
export const lessonAddress = ({ kind, id, chapterId }: Lesson, mode: LearningMode): string =>
  `${chapterAddress(chapterId, mode)}&${kind}=${encodeURIComponent(id)}`;

export const moduleAddress = (moduleId: string, mode: LearningMode): string =>
  `${paths.learningModule(moduleId)}${MODES[mode]}`;
