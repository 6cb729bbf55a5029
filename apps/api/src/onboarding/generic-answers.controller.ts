import { londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  GENERIC_QUESTIONS_PAGE,
  genericAnswersContract,
  type GenericQuestion,
  genericQuestions,
  type SavedGenericAnswers,
  saveGenericAnswersContract,
} from '@keelson/contracts/onboarding';
import { GetContentPage } from '../content/get-content-page.query';
import { SentForms } from '../platform/vault/sent-forms';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { toGivenAnswers, toQuestionRules, toSavedAnswers } from './generic-form';
import { GetGenericAnswers } from './get-generic-answers.query';
import { journeyAnswer } from './journey-answer';
import { onboardingProblems } from './onboarding.problems';
import { SaveGenericAnswers } from './save-generic-answers.command';

/** The questions are content, the answers onboarding: this route brings the two together. */
@Controller()
export class GenericAnswersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sentForms: SentForms,
  ) {}

  @Handles(genericAnswersContract)
  async answers(@Call() call: CallOf<typeof genericAnswersContract>): Promise<Answer<SavedGenericAnswers>> {
    const { value, meta } = await this.queries.execute(new GetGenericAnswers(call.caller, call.minimumPosition));
    return success(toSavedAnswers(value), meta);
  }

  @Handles(saveGenericAnswersContract, onboardingProblems)
  async save(
    @Call() { body, caller, context }: CallOf<typeof saveGenericAnswersContract>,
  ): Promise<AnswerTo<typeof saveGenericAnswersContract>> {
    if (body.username !== context.subjectId) return problem(onboardingProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const known = await this.#questions();
    if (!known) return problem(onboardingProblems, { code: 'QUESTIONS_UNAVAILABLE' });
    const form = {
      answers: toGivenAnswers(body, known),
      questions: toQuestionRules(known, londonDate(context.occurredAt)),
      termsAccepted: body.termsAndConditions,
    };
    const outcome = await this.commands.execute(new SaveGenericAnswers(form, context));
    if (outcome.ok) await this.sentForms.settle(caller, 'generic-questions');
    return journeyAnswer(context, outcome);
  }

  async #questions(): Promise<readonly GenericQuestion[] | undefined> {
    const page = await this.queries.execute(new GetContentPage(GENERIC_QUESTIONS_PAGE));
    const questions = page.ok ? genericQuestions.safeParse(page.value) : undefined;
    return questions?.data?.map(({ attributes }) => attributes);
  }
}
