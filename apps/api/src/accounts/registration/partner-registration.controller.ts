import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { partnersMessages as texts, registerPartnerContract } from '@keelson/contracts/partners';
import { canonicalEmail } from '@keelson/contracts/validation';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { Passwords } from '../passwords/passwords';
import { RegisterPartner } from './register-partner.command';

@Controller()
export class PartnerRegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly passwords: Passwords,
  ) {}

  /** An address that is known is no fault here: it is answered with 202, as specified. */
  @Handles(registerPartnerContract, accountsProblems)
  async register(
    @Call() { body, context }: CallOf<typeof registerPartnerContract>,
  ): Promise<AnswerTo<typeof registerPartnerContract>> {
    const outcome = await this.commands.execute(new RegisterPartner(body, context));
    const details = {
      companyName: body.companyName.trim(),
      email: canonicalEmail(body.email),
      channelPartner: 'true',
    } as const;
    if (outcome.ok) {
      const { accountId: id, position } = outcome.value;
      return success({ company_details: { id, ...details } }, { position }, { statusMessage: texts.registered });
    }
    const { failure } = outcome;
    switch (failure.code) {
      case 'ALREADY_REGISTERED':
        return success({ company_details: details }, undefined, {
          responseCode: 202,
          message: texts.alreadyRegistered,
          statusMessage: texts.alreadyRegistered,
        });
      case 'PASSWORD_UNFIT':
        return problem(accountsProblems, failure, {
          errors: this.passwords.errors('body.password', 'partner', failure),
        });
      case 'TOO_MANY_ATTEMPTS':
        return problem(accountsProblems, { ...failure, code: failure.code });
    }
  }
}
