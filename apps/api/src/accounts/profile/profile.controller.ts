import { changeProfileContract, profileContract, profileMessages as texts } from '@keelson/contracts/accounts';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { subjectOf } from '../../platform/access/caller';
import { SentForms } from '../../platform/vault/sent-forms';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { ChangeProfile } from './change-profile.command';
import { GetProfile } from './get-profile.query';

/** What an owner sees and changes of the own profile. */
@Controller()
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sentForms: SentForms,
  ) {}

  @Handles(profileContract, accountsProblems)
  async profile(@Call() { caller }: CallOf<typeof profileContract>): Promise<AnswerTo<typeof profileContract>> {
    const profile = await this.queries.execute(new GetProfile(subjectOf(caller)));
    if (!profile) return problem(accountsProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const {
      accountId: id,
      name: firstName,
      surname,
      companyName,
      sector,
      email,
      phone,
      registeredAt,
      version,
    } = profile;
    const createTime = registeredAt.toISOString();
    return success({ id, firstName, surname, companyName, sector, email, phone, createTime }, { version });
  }

  @Handles(changeProfileContract, accountsProblems)
  async change(
    @Call() { body, caller, context }: CallOf<typeof changeProfileContract>,
  ): Promise<AnswerTo<typeof changeProfileContract>> {
    const outcome = await this.commands.execute(new ChangeProfile(body, context));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    await this.sentForms.settle(caller, 'profile');
    const { registration, surname, position } = outcome.value;
    const { accountId: id, name: firstName, companyName, email } = registration;
    return success({ email, id, firstName, surname, companyName }, { position }, { statusMessage: texts.changed });
  }
}
