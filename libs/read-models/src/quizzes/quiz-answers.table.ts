import { defineTable } from '../table';

/** A question as it was asked, and what was chosen. */
export interface AnsweredQuestion {
  readonly questionCode: string;
  readonly question: string;
  readonly explanation: string;
  readonly answers: readonly {
    readonly answerCode: string;
    readonly serialNumber: number;
    readonly answer: string;
    readonly value: number;
  }[];
  readonly answerCode: string;
}

/** One row per submission: a person takes one version of a quiz once. */
export interface QuizAnswersRow {
  /** Of account, sub-chapter and version. */
  readonly submission: string;
  readonly account_id: string;
  readonly sub_chapter_id: string;
  readonly content_version: string;
  readonly questions: readonly AnsweredQuestion[];
}

export const quizAnswersTable = defineTable<QuizAnswersRow>({
  name: 'quiz_answers',
  columns: {
    submission: { type: 'text' },
    account_id: { type: 'text' },
    sub_chapter_id: { type: 'text' },
    content_version: { type: 'text' },
    questions: { type: 'json' },
  },
  primaryKey: 'submission',
  indexes: ['(account_id, sub_chapter_id)'],
  owner: { account: 'account_id' },
});
