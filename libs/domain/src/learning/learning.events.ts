import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** The chapter in its module, as they were called. */
export interface LearnedIn {
  readonly moduleId: string;
  readonly moduleName: string;
  readonly chapterId: string;
  readonly chapterName: string;
}

/** A lesson with where the chapter and the module stood after it (formulas 5.19): later content changes neither. */
export interface FinishedLesson extends LearnedIn {
  readonly title: string;
  /** Of the video or reading that was seen. */
  readonly contentVersion: string;
  /** All that the chapter had then, by id: what comes later is new. */
  readonly chapterHad: { readonly videos: readonly string[]; readonly readings: readonly string[] };
  /** Decimal texts, in percent. */
  readonly chapterPercentage: string;
  readonly modulePercentage: string;
}

/** The owner watched a video to its end, for the first time. */
export type VideoWatched = DomainEvent<
  'learning.video-watched.v1',
  FinishedLesson & {
    readonly videoId: string;
    /** How much of its seconds was played, from 0 to 1; `null` where its transcript was read instead. */
    readonly playedShare: number | null;
  }
>;

/** The owner finished a reading, for the first time. */
export type ReadingFinished = DomainEvent<'learning.reading-finished.v1', FinishedLesson & { readonly readId: string }>;

/** Everything that the chapter had was watched and read. It stays completed whatever comes later. */
export type ChapterCompleted = DomainEvent<'learning.chapter-completed.v1', LearnedIn>;

/** Everything that the module had was watched and read. It stays completed whatever comes later. */
export type ModuleCompleted = DomainEvent<
  'learning.module-completed.v1',
  { readonly moduleId: string; readonly moduleName: string }
>;

export type LearningEvent = VideoWatched | ReadingFinished | ChapterCompleted | ModuleCompleted;

export const learningEventDefinitions: EventDefinitions<LearningEvent> = {
  'learning.video-watched.v1': { personal: {} },
  'learning.reading-finished.v1': { personal: {} },
  'learning.chapter-completed.v1': { personal: {} },
  'learning.module-completed.v1': { personal: {} },
};

export const learningStream = (accountId: string): string => `learning-${accountId}`;
