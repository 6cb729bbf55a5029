import { defineTable } from '../table';

interface ChapterOfVersion {
  readonly chapterId: string;
  readonly contentVersion: string;
}

/** What stands in a form: the place of the slider as text, or the code of the answer. */
export interface SavedForm extends ChapterOfVersion {
  readonly answers: readonly { readonly questionCode: string; readonly answerCode: string }[];
}

export interface SubmittedForm extends ChapterOfVersion {
  readonly answers: readonly {
    readonly questionCode: string;
    readonly question: string;
    readonly answerCode: string;
    readonly answer: string;
    readonly score: number;
    readonly highest: number;
  }[];
  /** ISO instant. */
  readonly submittedAt: string;
}

/** One row per customer who answered something. */
export interface QuestionnaireAnswersRow {
  readonly account_id: string;
  /** Not submitted yet; one a chapter. */
  readonly saved: readonly SavedForm[];
  /** Oldest first. */
  readonly submitted: readonly SubmittedForm[];
}

export const questionnaireAnswersTable = defineTable<QuestionnaireAnswersRow>({
  name: 'questionnaire_answers',
  columns: { account_id: { type: 'text' }, saved: { type: 'jsonb' }, submitted: { type: 'jsonb' } },
  primaryKey: 'account_id',
  owner: { account: 'account_id' },
});
