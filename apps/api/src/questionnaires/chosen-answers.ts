import type { submitChapterContract } from '@keelson/contracts/questionnaires';
import type { InputOf } from '@keelson/contracts/wire';
import type { ChosenAnswer } from '@keelson/domain/questionnaires';

type SentChapter = InputOf<typeof submitChapterContract>['body'];

/** A number of at most two digits is a place of the slider: no answer's code is one. */
export const chosenAnswers = ({ questions }: SentChapter): ChosenAnswer[] =>
  questions.map(({ questionId: questionCode, answerId }) =>
    /^\d{1,2}$/.test(answerId) ? { questionCode, mark: Number(answerId) } : { questionCode, answerCode: answerId },
  );
