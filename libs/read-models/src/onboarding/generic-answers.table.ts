import { defineTable } from '../table';

export type ProjectedAnswer = {
  readonly questionCode: string;
  readonly choices: readonly { readonly answerCode: string; readonly answer: string; readonly serialNumber: number }[];
};

/** One row per customer: the answers about the company that were saved last. Personal: an erasure empties it. */
export interface GenericAnswersRow {
  readonly account_id: string;
  readonly answers: readonly ProjectedAnswer[];
  readonly saved_at: string;
}

export const genericAnswersTable = defineTable<GenericAnswersRow>({
  name: 'generic_answers',
  columns: {
    account_id: { type: 'text' },
    answers: { type: 'jsonb' },
    saved_at: { type: 'timestamptz' },
  },
  primaryKey: 'account_id',
  owner: { account: 'account_id' },
});
