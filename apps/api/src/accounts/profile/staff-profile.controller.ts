import {
  changeStaffProfileContract,
  profileMessages as texts,
  staffProfileContract,
} from '@keelson/contracts/accounts';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { ChangeStaffProfile } from './change-staff-profile.command';
import { GetStaffProfile } from './get-staff-profile.query';

/** What a member of staff sees and changes of the own profile. */
@Controller()
export class StaffProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(staffProfileContract, accountsProblems)
  async profile(
    @Call() { caller }: CallOf<typeof staffProfileContract>,
  ): Promise<AnswerTo<typeof staffProfileContract>> {
    const profile = await this.queries.execute(new GetStaffProfile(caller.accountId));
    if (!profile) return problem(accountsProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const { accountId: id, name: firstName, email, registeredAt, version } = profile;
    return success({ id, firstName, email, createTime: registeredAt.toISOString() }, { version });
  }

  @Handles(changeStaffProfileContract, accountsProblems)
  async change(
    @Call() { body, context }: CallOf<typeof changeStaffProfileContract>,
  ): Promise<AnswerTo<typeof changeStaffProfileContract>> {
    const outcome = await this.commands.execute(new ChangeStaffProfile(body, context));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    const { member, position } = outcome.value;
    const { accountId: id, name: firstName } = member;
    return success({ id, firstName }, { position }, { statusMessage: texts.changed });
  }
}
