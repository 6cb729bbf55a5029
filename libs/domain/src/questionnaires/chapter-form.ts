import { HIGHEST_MARK, SLIDER_LABELS, SLIDER_MARKS } from '@keelson/vocabulary';
import type { ChapterOfModule, ChosenAnswer, SubmittedAnswer } from './questionnaires.events';

/** A question as the content has it now; without answers of its own it is asked on the slider (decision 4.77). */
export interface AskedQuestion {
  readonly questionCode: string;
  readonly question: string;
  readonly answers: readonly { readonly answerCode: string; readonly answer: string; readonly scoring: number }[];
}

/** The questions of a chapter as the content has them now. */
export interface ChapterForm extends ChapterOfModule {
  readonly questions: readonly AskedQuestion[];
}

/** The answer with what it counts; `undefined` where the question does not have it. */
export function scoredAnswer(
  { questionCode, question, answers }: AskedQuestion,
  chosen: ChosenAnswer,
): SubmittedAnswer | undefined {
  if ('mark' in chosen) {
    const mark = answers.length === 0 ? SLIDER_MARKS.find((each) => each === chosen.mark) : undefined;
    if (mark === undefined) return undefined;
    const answer = SLIDER_LABELS[mark];
    return { questionCode, question, answerCode: String(mark), answer, score: mark, highest: HIGHEST_MARK };
  }
  const own = answers.find(({ answerCode }) => answerCode === chosen.answerCode);
  if (own === undefined) return undefined;
  const highest = Math.max(...answers.map(({ scoring }) => scoring));
  return { questionCode, question, answerCode: own.answerCode, answer: own.answer, score: own.scoring, highest };
}
