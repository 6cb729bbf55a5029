import { answerOrder, resultsBand } from '@keelson/calculators/learning';
import type { quizContract, submitQuizContract } from '@keelson/contracts/quizzes';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Quiz } from '@keelson/domain/quizzes';
import { Decimal } from '@keelson/kernel';
import type { ScoredQuiz } from '@keelson/read-models/quizzes';
import type { TakenQuiz } from './get-quizzes.query';

type QuizAnswer = AnswerInputOf<typeof quizContract>;
type Result = AnswerInputOf<typeof submitQuizContract>;
type Score = Pick<ScoredQuiz, 'contentVersion' | 'submittedAt' | 'score' | 'highest' | 'percentage'>;

export function scoreAnswer({ contentVersion, submittedAt, score, highest, percentage }: Score) {
  const exact = percentage === null ? null : new Decimal(percentage);
  const band = exact && resultsBand(exact);
  return { contentVersion, submittedAt, score, highest, percentage: exact?.toNumber() ?? null, band };
}

/** The answers stand in the order in which this person saw them. */
export const resultAnswer = (taken: Score & Pick<TakenQuiz[number], 'questions'>, accountId: string): Result => ({
  ...scoreAnswer(taken),
  questions: taken.questions.map(({ answers, ...question }) => ({
    ...question,
    quiz_answers: [...answerOrder(answers, accountId, question.questionCode)],
  })),
});

/** A quiz as it is now, without what its answers are worth before it was taken at this version. */
export function quizAnswer(quiz: Quiz, submissions: TakenQuiz, accountId: string): QuizAnswer {
  const { questions, contentVersion: version, ...place } = quiz;
  const taken = submissions.find(({ contentVersion }) => contentVersion === version);
  const earlier = submissions.filter((each) => each !== taken).reverse();
  return {
    ...placeAnswer(place),
    version,
    quiz_questions: taken
      ? []
      : questions.map(({ questionCode, question, answers }) => ({
          ...{ questionCode, question },
          quiz_answers: answerOrder(answers, accountId, questionCode).map(({ answerCode, answer }) => ({
            ...{ answerCode, answer },
          })),
        })),
    result: taken ? resultAnswer(taken, accountId) : null,
    earlier: earlier.map(scoreAnswer),
  };
}

/** What was answered in a quiz that the content no longer has; `undefined` where it never was taken. */
export function formerQuizAnswer(submissions: TakenQuiz, accountId: string): QuizAnswer | undefined {
  const last = submissions.at(-1);
  if (!last) return undefined;
  return {
    ...placeAnswer(last),
    ...{ version: null, quiz_questions: [], result: resultAnswer(last, accountId) },
    earlier: submissions.slice(0, -1).reverse().map(scoreAnswer),
  };
}

const placeAnswer = (place: Omit<Quiz, 'questions' | 'contentVersion'>) => ({
  moduleId: place.moduleId,
  moduleNumber: place.moduleNumber,
  moduleName: place.moduleName,
  chapterId: place.chapterId,
  chapterNumber: place.chapterNumber,
  chapterName: place.chapterName,
  subChapterId: place.subChapterId,
  subChapterNumber: place.subChapterNumber,
  subChapterName: place.subChapterName,
  weightage: place.weightage,
});
