import {
  type QuizAnswersRow,
  type ScoredQuiz,
  selectQuizAnswers,
  selectQuizScores,
} from '@keelson/read-models/quizzes';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type LearnerQuestion, LearnerReader } from '../books/learner-reader';
import type { Reading } from '../platform/execution/read-model-reader';

/** The quizzes that an account took, oldest first; `undefined` out of the caller's scope. */
export class GetQuizScores extends Query<Reading<readonly ScoredQuiz[] | undefined>> {
  constructor(readonly question: LearnerQuestion) {
    super();
  }
}

@QueryHandler(GetQuizScores)
export class GetQuizScoresHandler implements IQueryHandler<GetQuizScores> {
  constructor(private readonly learners: LearnerReader) {}

  execute({ question }: GetQuizScores): Promise<Reading<readonly ScoredQuiz[] | undefined>> {
    return this.learners.read(question, ['quiz-scores'], (database) => selectQuizScores(database, question.accountId));
  }
}

/** The submissions of one quiz, oldest first, each with what was answered. */
export type TakenQuiz = readonly (ScoredQuiz & Pick<QuizAnswersRow, 'questions'>)[];

/** What an account answered in the quiz of a sub-chapter; `undefined` out of the caller's scope. */
export class GetQuizAnswers extends Query<Reading<TakenQuiz | undefined>> {
  constructor(
    readonly question: LearnerQuestion,
    readonly subChapterId: string,
  ) {
    super();
  }
}

@QueryHandler(GetQuizAnswers)
export class GetQuizAnswersHandler implements IQueryHandler<GetQuizAnswers> {
  constructor(private readonly learners: LearnerReader) {}

  execute({ question, subChapterId }: GetQuizAnswers): Promise<Reading<TakenQuiz | undefined>> {
    return this.learners.read(question, ['quiz-scores', 'quiz-answers'], async (database) => {
      const scores = await selectQuizScores(database, question.accountId);
      const answers = await selectQuizAnswers(database, question.accountId, subChapterId);
      const given = new Map(answers.map(({ content_version, questions }) => [content_version, questions]));
      return scores
        .filter((quiz) => quiz.subChapterId === subChapterId)
        .map((quiz) => ({ ...quiz, questions: given.get(quiz.contentVersion) ?? [] }));
    });
  }
}
