import { defineTable } from '../table';

/** A submitted chapter, with what it came to at that version of its questions. */
export interface ScoredChapter {
  readonly moduleId: string;
  readonly moduleNumber: number;
  readonly moduleName: string;
  readonly chapterId: string;
  readonly chapterNumber: number;
  readonly chapterName: string;
  readonly weightage: number;
  readonly contentVersion: string;
  readonly score: number;
  readonly highest: number;
  /** A decimal text; `null` where no answer counts. */
  readonly percentage: string | null;
  /** ISO instant. */
  readonly submittedAt: string;
}

/** One row per customer who submitted a chapter: every submission, oldest first. */
export interface QuestionnaireScoresRow {
  readonly account_id: string;
  readonly chapters: readonly ScoredChapter[];
}

/** Scores are for the customer's own partner too, answers are not (decision 4.107): hence two tables. */
export const questionnaireScoresTable = defineTable<QuestionnaireScoresRow>({
  name: 'questionnaire_scores',
  columns: { account_id: { type: 'text' }, chapters: { type: 'jsonb' } },
  primaryKey: 'account_id',
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
