import { defineTable } from '../table';

/** A finished video or reading, with the version that was seen. */
export interface FinishedItem {
  readonly id: string;
  readonly contentVersion: string;
  /** ISO instant. */
  readonly at: string;
}

export interface LearnedChapterRow {
  readonly moduleId: string;
  readonly chapterId: string;
  /** In the order in which they were finished; each once. */
  readonly videos: readonly FinishedItem[];
  readonly readings: readonly FinishedItem[];
  /** What the chapter had when something in it was finished last. */
  readonly knownVideos: readonly string[];
  readonly knownReadings: readonly string[];
  /** The highest percentage that was reached; a decimal text. */
  readonly highest: string;
  /** ISO instant; `null` before everything was watched and read. */
  readonly completedAt: string | null;
}

export interface LearnedModuleRow {
  readonly moduleId: string;
  readonly highest: string;
  readonly completedAt: string | null;
}

/** One row per customer who finished something. */
export interface LearningProgressRow {
  readonly account_id: string;
  readonly chapters: readonly LearnedChapterRow[];
  readonly modules: readonly LearnedModuleRow[];
}

/** For the owner and staff who act as the owner; the partner sees scores, not what was learned (decision 4.107). */
export const learningProgressTable = defineTable<LearningProgressRow>({
  name: 'learning_progress',
  columns: { account_id: { type: 'text' }, chapters: { type: 'jsonb' }, modules: { type: 'jsonb' } },
  primaryKey: 'account_id',
  owner: { account: 'account_id' },
});
