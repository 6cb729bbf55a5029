import {
  requireSecondFactorContract,
  secondFactorRuleContract,
  staffMessages as texts,
} from '@keelson/contracts/staff';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetSecondFactorRule } from './get-second-factor-rule.query';
import { RequireSecondFactor } from './require-second-factor.command';

/** What super admins require of all members of staff (decision 4.103). */
@Controller()
export class StaffRulesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(secondFactorRuleContract)
  async secondFactor(): Promise<AnswerTo<typeof secondFactorRuleContract>> {
    return success(await this.queries.execute(new GetSecondFactorRule()));
  }

  @Handles(requireSecondFactorContract)
  async requireSecondFactor(
    @Call() { body, context }: CallOf<typeof requireSecondFactorContract>,
  ): Promise<AnswerTo<typeof requireSecondFactorContract>> {
    const position = await this.commands.execute(new RequireSecondFactor(body.required, context));
    const statusMessage = body.required ? texts.secondFactorRequired : texts.secondFactorOptional;
    return success(await this.queries.execute(new GetSecondFactorRule()), { position }, { statusMessage });
  }
}
