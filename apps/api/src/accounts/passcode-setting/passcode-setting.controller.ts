import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  accountsMessages as texts,
  changePasscodeSettingContract,
  passcodeSettingContract,
} from '@keelson/contracts/accounts';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { ChangePasscodeSetting } from './change-passcode-setting.command';
import { GetPasscodeSetting } from './get-passcode-setting.query';

/** Whether the own account asks for a passcode at every sign-in. */
@Controller()
export class PasscodeSettingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(passcodeSettingContract, accountsProblems)
  async read(
    @Call() { caller }: CallOf<typeof passcodeSettingContract>,
  ): Promise<AnswerTo<typeof passcodeSettingContract>> {
    const setting = await this.queries.execute(new GetPasscodeSetting(caller.accountId));
    return setting.ok ? success(setting.value) : problem(accountsProblems, setting.failure);
  }

  @Handles(changePasscodeSettingContract, accountsProblems)
  async change(
    @Call() { body, caller, context }: CallOf<typeof changePasscodeSettingContract>,
  ): Promise<AnswerTo<typeof changePasscodeSettingContract>> {
    const outcome = await this.commands.execute(new ChangePasscodeSetting(body.enabled, caller, context));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    const setting = await this.queries.execute(new GetPasscodeSetting(caller.accountId));
    if (!setting.ok) return problem(accountsProblems, setting.failure);
    const statusMessage = setting.value.enabled ? texts.passcodeSwitchedOn : texts.passcodeSwitchedOff;
    return success(setting.value, { position: outcome.value }, { statusMessage });
  }
}
