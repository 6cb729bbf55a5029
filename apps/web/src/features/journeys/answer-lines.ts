import type { GenericQuestion } from '@keelson/contracts/onboarding';
import type { AnswersThen } from './journeys.api';

export interface AnswerLine {
  readonly code: string;
  readonly question: string;
  readonly answer: string;
}

/** Saved answers by question; the wording of a question that is gone is its code. */
export const answerLines = (
  saved: AnswersThen | undefined,
  questions: readonly GenericQuestion[],
): readonly AnswerLine[] => {
  const byCode = new Map(questions.map((each) => [each.questionCode, each]));
  return (saved?.generic_details ?? []).map(({ question_id: code, answerId }) => ({
    code,
    question: byCode.get(code)?.question ?? code,
    answer: answerId.map(({ answer }) => answer).join(', '),
  }));
};
