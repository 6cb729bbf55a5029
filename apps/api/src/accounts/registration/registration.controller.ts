import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  accountsMessages as texts,
  correctEmailContract,
  registerContract,
  resendVerificationContract,
  signUpCompanyContract,
  verifyEmailContract,
} from '@keelson/contracts/accounts';
import type { FastifyReply } from 'fastify';
import { type Answer, type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { IdentityCookies } from '../../platform/identity/identity-cookies';
import { Passwords } from '../passwords/passwords';
import type { StartedSession } from '../session/session-starter';
import { CorrectEmail } from './correct-email.command';
import { Register } from './register.command';
import { ResendVerification } from './resend-verification.command';
import { SignUpCompany } from './sign-up-company.command';
import { VerifyEmail } from './verify-email.command';

@Controller()
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly passwords: Passwords,
    private readonly cookies: IdentityCookies,
  ) {}

  @Handles(registerContract, accountsProblems)
  async register(
    @Call() { body, context, request, reply }: CallOf<typeof registerContract>,
  ): Promise<AnswerTo<typeof registerContract>> {
    const outcome = await this.commands.execute(new Register(body, this.cookies.session.read(request), context));
    if (!outcome.ok) {
      const { failure } = outcome;
      const errors =
        failure.code === 'PASSWORD_UNFIT' ? this.passwords.errors('body.password', 'register', failure) : [];
      return problem(accountsProblems, failure, { errors });
    }
    const { accountId: id, companyName, email, position, session } = outcome.value;
    if (session) this.enter(reply, session);
    return success(
      {
        company_details: { id, companyName, email },
        user_details: { id, username: email, freeTrailUser: 1 },
        ...(session && { jwt: session.answer.jwt }),
      },
      { position },
      { statusMessage: texts.registered },
    );
  }

  @Handles(signUpCompanyContract, accountsProblems)
  async signUpCompany(
    @Call() { body, context, request, reply }: CallOf<typeof signUpCompanyContract>,
  ): Promise<AnswerTo<typeof signUpCompanyContract>> {
    const outcome = await this.commands.execute(new SignUpCompany(body, this.cookies.session.read(request), context));
    if (!outcome.ok) {
      const { failure } = outcome;
      const errors = failure.code === 'PASSWORD_UNFIT' ? this.passwords.errors('body.password', 'signUp', failure) : [];
      return problem(accountsProblems, failure, { errors });
    }
    this.enter(reply, outcome.value);
    const { answer, position } = outcome.value;
    return success(answer, { position }, { statusMessage: texts.signedUp });
  }

  @Handles(verifyEmailContract, accountsProblems)
  async verifyEmail(
    @Call() { body, context }: CallOf<typeof verifyEmailContract>,
  ): Promise<AnswerTo<typeof verifyEmailContract>> {
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

  @Handles(correctEmailContract, accountsProblems)
  async correctEmail(
    @Call() { body, context }: CallOf<typeof correctEmailContract>,
  ): Promise<AnswerTo<typeof correctEmailContract>> {
    const outcome = await this.commands.execute(new CorrectEmail(body.email, context));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    const { email, position } = outcome.value;
    return success({ email }, { position }, { statusMessage: texts.emailCorrected });
  }

  private enter(reply: FastifyReply, { token }: StartedSession): void {
    this.cookies.session.set(reply, token);
  }
}
