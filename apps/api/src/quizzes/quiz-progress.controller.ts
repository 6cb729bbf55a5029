import { quizCompletionContract, quizScoresContract } from '@keelson/contracts/quizzes';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LearningCatalogue } from '../content/learning-catalogue';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetQuizScores } from './get-quizzes.query';
import { completionAnswer, quizScoresAnswer } from './progress-answer';
import { quizzesProblems as problems } from './quizzes.problems';

/** What the quizzes of an owner come to, without any answer: for the owner's channel partner too (decision 4.107). */
@Controller()
export class QuizProgressController {
  constructor(
    private readonly catalogue: LearningCatalogue,
    private readonly queries: QueryBus,
  ) {}

  @Handles(quizScoresContract, problems)
  async scores(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof quizScoresContract>,
  ): Promise<AnswerTo<typeof quizScoresContract>> {
    const { value, meta } = await this.queries.execute(
      new GetQuizScores({ caller, accountId: params.accountId, context, minimumPosition }),
    );
    return value ? success(quizScoresAnswer(value), meta) : problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
  }

  @Handles(quizCompletionContract, problems)
  async completion(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof quizCompletionContract>,
  ): Promise<AnswerTo<typeof quizCompletionContract>> {
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const { value, meta } = await this.queries.execute(
      new GetQuizScores({ caller, accountId: params.accountId, context, minimumPosition }),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(completionAnswer(content.value, value), meta);
  }
}
