import { moduleCompletion, type ModuleOutline, quizPercentage } from '@keelson/calculators/learning';
import { accepted, Decimal, refused, type Result } from '@keelson/kernel';
import type { Decider } from '../decider';
import type { QuizEvent, QuizPlace, TakenQuestion } from './quizzes.events';
import { evolveQuizzes, initialQuizzesState, type QuizzesState } from './quizzes.state';

/** A quiz as the content has it now. */
export interface Quiz extends QuizPlace {
  readonly questions: readonly Omit<TakenQuestion, 'answerCode'>[];
}

export interface SubmitQuiz {
  readonly name: 'SubmitQuiz';
  readonly quiz: Quiz;
  /** The quizzes of its module as the content has them now. */
  readonly outline: ModuleOutline;
  /** The version that was answered, where the client says it. */
  readonly seenVersion?: string | undefined;
  /** The last answer to a question is the one that counts. */
  readonly answers: readonly { readonly questionCode: string; readonly answerCode: string }[];
}

export type QuizRefusal =
  /** At this version (decision 4.32). */
  | { readonly code: 'ALREADY_ANSWERED' }
  /** Other questions were answered than the content has now. */
  | { readonly code: 'QUESTIONS_CHANGED' }
  /** An answer to a question that the quiz does not ask, or one that the question does not have. */
  | { readonly code: 'ANSWER_UNKNOWN' | 'ANSWERS_INCOMPLETE'; readonly questions: readonly string[] };

const SCORE_FORMULA = { formula: '5.18', formulaVersion: 1 } as const;

/** The rules of one owner's quizzes. What an answer is worth comes from the content; no client's value counts. */
export const quizzesDecider: Decider<SubmitQuiz, QuizzesState, QuizEvent, QuizRefusal> = {
  initialState: initialQuizzesState,
  evolve: evolveQuizzes,
  decide({ quiz, outline, seenVersion, answers }, { taken }): Result<readonly QuizEvent[], QuizRefusal> {
    const { questions, ...place } = quiz;
    const { subChapterId, contentVersion } = place;
    if (taken[subChapterId]?.includes(contentVersion)) return refused({ code: 'ALREADY_ANSWERED' });
    if (seenVersion !== undefined && seenVersion !== contentVersion) return refused({ code: 'QUESTIONS_CHANGED' });
    const unknown = answers.filter((answer) => !isOffered(quiz, answer)).map(({ questionCode }) => questionCode);
    if (unknown.length > 0) return refused({ code: 'ANSWER_UNKNOWN', questions: unknown });

    const chosen = new Map(answers.map(({ questionCode, answerCode }) => [questionCode, answerCode]));
    const given = questions.flatMap((question): TakenQuestion[] => {
      const answerCode = chosen.get(question.questionCode);
      return answerCode === undefined ? [] : [{ ...question, answerCode }];
    });
    if (given.length < questions.length) {
      const missing = questions.map(({ questionCode }) => questionCode).filter((code) => !chosen.has(code));
      return refused({ code: 'ANSWERS_INCOMPLETE', questions: missing });
    }

    const counted = given.map(scored);
    const sum = (of: 'score' | 'highest') =>
      counted.reduce((total, answer) => total.plus(answer[of]), new Decimal(0)).toNumber();
    const completion = moduleCompletion(outline, (id) => id === subChapterId || taken[id] !== undefined);
    const chapter = completion.chapters.find(({ chapterId }) => chapterId === place.chapterId);
    const data = {
      ...{ ...place, questions: given, ...SCORE_FORMULA, score: sum('score'), highest: sum('highest') },
      percentage: quizPercentage(counted)?.toString() ?? null,
      chapterCompletion: chapter?.percentage.toString() ?? null,
      moduleCompletion: completion.percentage?.toString() ?? null,
    };
    return accepted([{ type: 'quizzes.quiz-submitted.v1', data }]);
  },
};

const isOffered = ({ questions }: Quiz, { questionCode, answerCode }: SubmitQuiz['answers'][number]): boolean =>
  questions.some(
    (question) =>
      question.questionCode === questionCode && question.answers.some((answer) => answer.answerCode === answerCode),
  );

/** What the chosen answer counts, and the most that any would. */
const scored = ({ answers, answerCode }: TakenQuestion) => ({
  score: answers.find((answer) => answer.answerCode === answerCode)?.value ?? 0,
  highest: Math.max(...answers.map(({ value }) => value)),
});
