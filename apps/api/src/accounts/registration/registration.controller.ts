import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  accountsMessages as texts,
  registerContract,
  resendVerificationContract,
  verifyEmailContract,
} from '@keelson/contracts/accounts';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type Answer, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { Passwords } from '../passwords/passwords';
import { Register } from './register.command';
import { ResendVerification } from './resend-verification.command';
import { VerifyEmail } from './verify-email.command';

@Controller()
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly passwords: Passwords,
  ) {}

  @Handles(registerContract)
  async register(
    @Call() { body, context }: CallOf<typeof registerContract>,
  ): Promise<Answer<AnswerInputOf<typeof registerContract>>> {
    const outcome = await this.commands.execute(new Register(body, context));
    if (!outcome.ok) {
      const { failure } = outcome;
      const errors =
        failure.code === 'PASSWORD_UNFIT' ? this.passwords.errors('body.password', 'register', failure) : [];
      return problem(accountsProblems, failure, { errors });
    }
    const { accountId: id, companyName, email, position } = outcome.value;
    return success(
      {
        company_details: { id, companyName, email },
        user_details: { id, username: email, freeTrailUser: 1 },
      },
      { position },
      { statusMessage: texts.registered },
    );
  }

  @Handles(verifyEmailContract)
  async verifyEmail(
    @Call() { body, context }: CallOf<typeof verifyEmailContract>,
  ): Promise<Answer<Record<string, never>>> {
    const outcome = await this.commands.execute(new VerifyEmail(body.email, body.token, context));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    return success({}, { position: outcome.value }, { statusMessage: texts.emailVerified });
  }

  @Handles(resendVerificationContract)
  async resend(
    @Call() { body, context }: CallOf<typeof resendVerificationContract>,
  ): Promise<Answer<Record<string, never>>> {
    await this.commands.execute(new ResendVerification(body.email, context));
    return success({}, undefined, { statusMessage: texts.verificationSent });
  }
}
