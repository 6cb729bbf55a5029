import type { BodyOf } from '@keelson/contracts';
import type { submitQuizContract } from '@keelson/contracts/quizzes';
import type { Quiz, QuizQuestion } from '../../learning/quizzes.api';

/** By question: the code of the answer. */
export type Chosen = Readonly<Record<string, string>>;

export const missingIn = ({ quiz_questions }: Quiz, chosen: Chosen): readonly QuizQuestion[] =>
  quiz_questions.filter(({ questionCode }) => chosen[questionCode] === undefined);

/** What is sent. The server takes what the answers are worth, their names and weights from its content. */
export const submissionOf = (quiz: Quiz, chosen: Chosen): BodyOf<typeof submitQuizContract> => ({
  chapterCode: quiz.chapterId,
  chapterName: quiz.chapterName,
  weightage: quiz.weightage,
  ...(quiz.version !== null && { version: quiz.version }),
  questions: quiz.quiz_questions.flatMap(({ questionCode }) => {
    const { [questionCode]: answerCode } = chosen;
    if (answerCode === undefined) return [];
    return [{ questionCode, answerCode, subChapterCode: quiz.subChapterId, subChapterName: quiz.subChapterName }];
  }),
});
