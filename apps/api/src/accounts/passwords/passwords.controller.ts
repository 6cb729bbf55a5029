import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  accountsMessages as texts,
  changePasswordContract,
  forgotPasswordContract,
  passwordPolicyContract,
  resetPasswordContract,
  staffResetContract,
} from '@keelson/contracts/accounts';
import { PASSWORD_RULES } from '@keelson/contracts/validation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type Answer, type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { IdentityCookies } from '../../platform/identity/identity-cookies';
import { ChangePassword } from './change-password.command';
import { ForgotPassword, RESET_SECONDS } from './forgot-password.command';
import { Passwords } from './passwords';
import { ResetByStaff } from './reset-by-staff.command';
import { ResetPassword } from './reset-password.command';

@Controller()
export class PasswordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly passwords: Passwords,
    private readonly cookies: IdentityCookies,
  ) {}

  @Handles(passwordPolicyContract)
  policy(): Answer<AnswerInputOf<typeof passwordPolicyContract>> {
    const profile = this.passwords.configured;
    const { minimumLength, maximumLength } = PASSWORD_RULES[profile];
    return success({ profile, minimumLength, maximumLength });
  }

  @Handles(forgotPasswordContract)
  async forgot(
    @Call() { body, context, reply }: CallOf<typeof forgotPasswordContract>,
  ): Promise<Answer<Record<string, never>>> {
    const secret = await this.commands.execute(new ForgotPassword(body.email, context));
    this.cookies.reset.set(reply, secret, RESET_SECONDS);
    return success({}, undefined, { statusMessage: texts.resetRequested });
  }

  @Handles(resetPasswordContract, accountsProblems)
  async reset(
    @Call() { body, context, request, reply }: CallOf<typeof resetPasswordContract>,
  ): Promise<AnswerTo<typeof resetPasswordContract>> {
    const form = { ...body, token: body.token, browserSecret: this.cookies.reset.read(request) };
    const outcome = await this.commands.execute(new ResetPassword(form, context));
    if (!outcome.ok) {
      const { failure } = outcome;
      const errors =
        failure.code === 'PASSWORD_UNFIT' ? this.passwords.errors('body.password', 'register', failure) : [];
      return problem(accountsProblems, failure, { errors });
    }
    this.cookies.reset.clear(reply);
    return success({}, { position: outcome.value }, { statusMessage: texts.passwordReset });
  }

  @Handles(staffResetContract, accountsProblems)
  async resetByStaff(
    @Call() { body, params, caller, context }: CallOf<typeof staffResetContract>,
  ): Promise<AnswerTo<typeof staffResetContract>> {
    const { newPassword, userName } = body;
    const reset = { accountId: params.accountId, newPassword, userName };
    const outcome = await this.commands.execute(new ResetByStaff(reset, caller, context));
    if (outcome.ok) return success({}, { position: outcome.value }, { statusMessage: texts.passwordReset });
    const { failure } = outcome;
    const errors =
      failure.code === 'PASSWORD_UNFIT' ? this.passwords.errors('body.newPassword', 'staffReset', failure) : [];
    return problem(accountsProblems, failure, { errors });
  }

  @Handles(changePasswordContract, accountsProblems)
  async change(
    @Call() { body, caller, context, reply }: CallOf<typeof changePasswordContract>,
  ): Promise<AnswerTo<typeof changePasswordContract>> {
    const outcome = await this.commands.execute(new ChangePassword(body, caller, context));
    if (!outcome.ok) {
      const { failure } = outcome;
      const errors =
        failure.code === 'PASSWORD_UNFIT' ? this.passwords.errors('body.newPassword', 'change', failure) : [];
      return problem(accountsProblems, failure, { errors });
    }
    const { position, session } = outcome.value;
    if (session) this.cookies.session.set(reply, session.token);
    return success(session ? { jwt: session.jwt } : {}, { position }, { statusMessage: texts.passwordReset });
  }
}
