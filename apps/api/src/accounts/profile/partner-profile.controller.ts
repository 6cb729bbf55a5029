import {
  changePartnerProfileContract,
  partnerProfileContract,
  profileMessages as texts,
} from '@keelson/contracts/accounts';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { ChangePartnerProfile } from './change-partner-profile.command';
import { GetPartnerProfile } from './get-partner-profile.query';

/** What a channel partner sees and changes of the own profile. */
@Controller()
export class PartnerProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(partnerProfileContract, accountsProblems)
  async profile(
    @Call() { caller }: CallOf<typeof partnerProfileContract>,
  ): Promise<AnswerTo<typeof partnerProfileContract>> {
    const profile = await this.queries.execute(new GetPartnerProfile(caller.accountId));
    if (!profile) return problem(accountsProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const { accountId: id, firstName, lastName: surname, companyName, email, phone, registeredAt, version } = profile;
    const createTime = registeredAt.toISOString();
    return success({ id, firstName, surname, companyName, email, phone, createTime }, { version });
  }

  @Handles(changePartnerProfileContract, accountsProblems)
  async change(
    @Call() { body, context }: CallOf<typeof changePartnerProfileContract>,
  ): Promise<AnswerTo<typeof changePartnerProfileContract>> {
    const outcome = await this.commands.execute(new ChangePartnerProfile(body, context));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    const { registration, position } = outcome.value;
    const { accountId: id, firstName, lastName: surname } = registration;
    return success({ id, firstName, surname }, { position }, { statusMessage: texts.changed });
  }
}
