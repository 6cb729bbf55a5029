import { billingMessages as texts, extendTrialContract, migrateContract } from '@keelson/contracts/billing';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { billingProblems } from '../billing.problems';
import { ExtendTrial } from './extend-trial.command';
import { Migrate } from './migrate.command';

/** What staff and channel partners do about a customer's free trial. */
@Controller()
export class TrialController {
  constructor(private readonly commands: CommandBus) {}

  @Handles(extendTrialContract, billingProblems)
  async extend(
    @Call() { caller, params, context }: CallOf<typeof extendTrialContract>,
  ): Promise<AnswerTo<typeof extendTrialContract>> {
    const outcome = await this.commands.execute(new ExtendTrial(params.accountId, caller, context));
    if (!outcome.ok) return problem(billingProblems, outcome.failure);
    const { trialEndsAt, position } = outcome.value;
    return success({ trialEndsAt }, { position }, { statusMessage: texts.trialExtended });
  }

  @Handles(migrateContract, billingProblems)
  async migrate(
    @Call() { caller, params, context }: CallOf<typeof migrateContract>,
  ): Promise<AnswerTo<typeof migrateContract>> {
    const outcome = await this.commands.execute(new Migrate(params.accountId, caller, context));
    if (!outcome.ok) return problem(billingProblems, outcome.failure);
    return success({}, { position: outcome.value }, { statusMessage: texts.subscribed });
  }
}
