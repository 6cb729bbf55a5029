import type { ReactNode } from 'react';
import type { LearningMode } from '../learning-place';
import type { ChapterOfHub, Lesson } from '../lessons';

/** What every kind of lesson needs. */
export interface LessonProps {
  readonly moduleId: string;
  readonly chapter: ChapterOfHub;
  readonly lesson: Lesson;
  readonly mode: LearningMode;
  readonly later: ReactNode;
}
