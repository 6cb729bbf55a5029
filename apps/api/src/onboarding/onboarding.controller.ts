import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  completeStepContract,
  openStepContract,
  progressContract,
  recordProgressContract,
  saveAndLogOutContract,
} from '@keelson/contracts/onboarding';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { subjectOf } from '../platform/access/caller';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { CompleteStep } from './complete-step.command';
import { fromFlagsRecord } from './flags-record';
import { GetProgress } from './get-progress.query';
import { journeyAnswer } from './journey-answer';
import { onboardingProblems } from './onboarding.problems';
import { OpenStep } from './open-step.command';
import { progressAnswer } from './progress-answer';
import { RecordProgress } from './record-progress.command';
import { SaveAndLogOut } from './save-and-log-out.command';

@Controller()
export class OnboardingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(progressContract)
  async progress(
    @Call() call: CallOf<typeof progressContract>,
  ): Promise<Answer<AnswerInputOf<typeof progressContract>>> {
    const { value, meta } = await this.queries.execute(new GetProgress(call.caller, call.minimumPosition));
    return success(progressAnswer(subjectOf(call.caller), value), { ...meta, version: value?.version ?? 0 });
  }

  @Handles(openStepContract, onboardingProblems)
  async openStep(
    @Call() { params, context }: CallOf<typeof openStepContract>,
  ): Promise<AnswerTo<typeof openStepContract>> {
    return journeyAnswer(context, await this.commands.execute(new OpenStep(params.step, context)));
  }

  @Handles(completeStepContract, onboardingProblems)
  async completeStep(
    @Call() { params, caller, context }: CallOf<typeof completeStepContract>,
  ): Promise<AnswerTo<typeof completeStepContract>> {
    return journeyAnswer(context, await this.commands.execute(new CompleteStep(params.step, caller, context)));
  }

  @Handles(recordProgressContract, onboardingProblems)
  async recordProgress(
    @Call() call: CallOf<typeof recordProgressContract>,
  ): Promise<AnswerTo<typeof recordProgressContract>> {
    const { body, caller, context } = call;
    if (body.username !== undefined && body.username !== context.subjectId)
      return problem(onboardingProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const outcome = await this.commands.execute(new RecordProgress(fromFlagsRecord(body), caller, context));
    return journeyAnswer(context, outcome);
  }

  @Handles(saveAndLogOutContract, onboardingProblems)
  async saveAndLogOut(
    @Call() { body, caller, context }: CallOf<typeof saveAndLogOutContract>,
  ): Promise<AnswerTo<typeof saveAndLogOutContract>> {
    const outcome = await this.commands.execute(new SaveAndLogOut(body.step, body.finishes, caller, context));
    return journeyAnswer(context, outcome);
  }
}
