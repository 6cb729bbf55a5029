import { defineTable } from '../table';

/** A quiz that was taken, with what it came to at that version of it. */
export interface ScoredQuiz {
  readonly moduleId: string;
  readonly moduleNumber: number;
  readonly moduleName: string;
  readonly chapterId: string;
  readonly chapterNumber: number;
  readonly chapterName: string;
  readonly chapterWeightage: number;
  readonly subChapterId: string;
  readonly subChapterNumber: number;
  readonly subChapterName: string;
  readonly weightage: number;
  readonly contentVersion: string;
  readonly score: number;
  readonly highest: number;
  /** A decimal text; `null` where no answer counts. */
  readonly percentage: string | null;
  /** How much of chapter and module was done with it: decimal texts. */
  readonly chapterCompletion: string | null;
  readonly moduleCompletion: string | null;
  /** ISO instant. */
  readonly submittedAt: string;
}

/** One row per customer who took a quiz: every submission, oldest first. */
export interface QuizScoresRow {
  readonly account_id: string;
  readonly quizzes: readonly ScoredQuiz[];
}

/** Scores are for the customer's own partner too, answers are not (decision 4.107): hence two tables. */
export const quizScoresTable = defineTable<QuizScoresRow>({
  name: 'quiz_scores',
  columns: { account_id: { type: 'text' }, quizzes: { type: 'jsonb' } },
  primaryKey: 'account_id',
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
