import {
  quizAccessContract,
  quizAnswersContract,
  quizContract,
  quizzesMessages as texts,
  submitQuizContract,
} from '@keelson/contracts/quizzes';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LearningCatalogue } from '../content/learning-catalogue';
import { subjectOf } from '../platform/access/caller';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetQuizAnswers } from './get-quizzes.query';
import { QuizAccess } from './quiz-access';
import { formerQuizAnswer, quizAnswer, resultAnswer } from './quiz-answer';
import { quizOf } from './quiz-of-content';
import { quizzesProblems as problems } from './quizzes.problems';
import { SubmitQuiz } from './submit-quiz.command';

/** Questions are content, answers are the owner's: these routes bring them together. */
@Controller()
export class QuizzesController {
  constructor(
    private readonly catalogue: LearningCatalogue,
    private readonly access: QuizAccess,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(quizAccessContract, problems)
  async may(
    @Call() { caller, params }: CallOf<typeof quizAccessContract>,
  ): Promise<AnswerTo<typeof quizAccessContract>> {
    if (params.accountId !== subjectOf(caller)) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    return success((await this.access.allows(caller, content.value, params.chapterId)) ? 'allow' : 'deny');
  }

  @Handles(quizContract, problems)
  async quiz(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof quizContract>,
  ): Promise<AnswerTo<typeof quizContract>> {
    const { accountId, subChapterId } = params;
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const { value, meta } = await this.queries.execute(
      new GetQuizAnswers({ caller, accountId, context, minimumPosition }, subChapterId),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    const found = quizOf(content.value, subChapterId);
    const answer = found ? quizAnswer(found.quiz, value, accountId) : formerQuizAnswer(value, accountId);
    return answer ? success(answer, meta) : problem(problems, { code: 'SUB_CHAPTER_NOT_FOUND' }, { meta });
  }

  @Handles(quizAnswersContract, problems)
  async answers(
    @Call() { caller, params, query, context, minimumPosition }: CallOf<typeof quizAnswersContract>,
  ): Promise<AnswerTo<typeof quizAnswersContract>> {
    const { value, meta } = await this.queries.execute(
      new GetQuizAnswers({ caller, accountId: params.accountId, context, minimumPosition }, query.subChapterCode),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    const last = value.filter(({ chapterId }) => chapterId === query.chapterCode).at(-1);
    const given = last?.questions ?? [];
    return success(
      given.map(({ questionCode, answerCode }) => ({ question_code: questionCode, answer_code: answerCode })),
      meta,
    );
  }

  @Handles(submitQuizContract, problems)
  async submit(
    @Call() { caller, params, body, context }: CallOf<typeof submitQuizContract>,
  ): Promise<AnswerTo<typeof submitQuizContract>> {
    const { accountId } = params;
    if (accountId !== subjectOf(caller)) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    const [subChapterId, ...others] = new Set(body.questions.map(({ subChapterCode }) => subChapterCode));
    if (subChapterId === undefined || others.length > 0) return problem(problems, { code: 'ONE_SUB_CHAPTER' });
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const found = quizOf(content.value, subChapterId);
    if (found?.quiz.chapterId !== body.chapterCode) return problem(problems, { code: 'SUB_CHAPTER_NOT_FOUND' });
    if (!(await this.access.allows(caller, content.value, body.chapterCode)))
      return problem(problems, { code: 'NOT_ALLOWED' });
    const command = { name: 'SubmitQuiz', ...found, answers: body.questions, seenVersion: body.version } as const;
    const outcome = await this.commands.execute(new SubmitQuiz(command, context));
    if (!outcome.ok) return problem(problems, outcome.failure);
    const { events, position } = outcome.value;
    const [submitted] = events;
    if (!submitted) return problem(problems, { code: 'ALREADY_ANSWERED' });
    const submittedAt = context.occurredAt.toISOString();
    return success(resultAnswer({ ...submitted.data, submittedAt }, accountId), { position }, { message: texts.saved });
  }
}
