import {
  type QuestionnaireAnswersRow,
  selectQuestionnaireAnswers,
  selectQuestionnaireScores,
  type ScoredChapter,
} from '@keelson/read-models/questionnaires';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type LearnerQuestion, LearnerReader } from '../books/learner-reader';
import type { Reading } from '../platform/execution/read-model-reader';

/** The submitted chapters of an account, oldest first; `undefined` out of the caller's scope. */
export class GetQuestionnaireScores extends Query<Reading<readonly ScoredChapter[] | undefined>> {
  constructor(readonly question: LearnerQuestion) {
    super();
  }
}

@QueryHandler(GetQuestionnaireScores)
export class GetQuestionnaireScoresHandler implements IQueryHandler<GetQuestionnaireScores> {
  constructor(private readonly learners: LearnerReader) {}

  execute({ question }: GetQuestionnaireScores): Promise<Reading<readonly ScoredChapter[] | undefined>> {
    return this.learners.read(question, ['questionnaire-scores'], (database) =>
      selectQuestionnaireScores(database, question.accountId),
    );
  }
}

export interface AnswersAndScores {
  readonly answers: QuestionnaireAnswersRow | undefined;
  readonly scores: readonly ScoredChapter[];
}

/** What an account answered, saved or submitted, with the scores of it; `undefined` out of the caller's scope. */
export class GetQuestionnaireAnswers extends Query<Reading<AnswersAndScores | undefined>> {
  constructor(readonly question: LearnerQuestion) {
    super();
  }
}

@QueryHandler(GetQuestionnaireAnswers)
export class GetQuestionnaireAnswersHandler implements IQueryHandler<GetQuestionnaireAnswers> {
  constructor(private readonly learners: LearnerReader) {}

  execute({ question }: GetQuestionnaireAnswers): Promise<Reading<AnswersAndScores | undefined>> {
    const { accountId } = question;
    return this.learners.read(question, ['questionnaire-answers', 'questionnaire-scores'], async (database) => ({
      answers: await selectQuestionnaireAnswers(database, accountId),
      scores: await selectQuestionnaireScores(database, accountId),
    }));
  }
}
