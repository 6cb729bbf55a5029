import {
  beginAuthenticatorContract,
  confirmAuthenticatorContract,
  removeAuthenticatorContract,
  renewRecoveryCodesContract,
  secondFactorMessages as texts,
  secondFactorsContract,
} from '@keelson/contracts/accounts';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { BeginAuthenticator } from './begin-authenticator.command';
import { ConfirmAuthenticator } from './confirm-authenticator.command';
import { GetSecondFactors } from './get-second-factors.query';
import { RemoveAuthenticator } from './remove-authenticator.command';
import { RenewRecoveryCodes } from './renew-recovery-codes.command';
import { secondFactorProblems } from './second-factors.problems';

/** What a member of staff sets up in place of the mailed passcode (decision 4.103). */
@Controller()
export class SecondFactorsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(secondFactorsContract)
  async read(
    @Call() { caller }: CallOf<typeof secondFactorsContract>,
  ): Promise<AnswerTo<typeof secondFactorsContract>> {
    const { authenticatorSince, passkeys, passkeyOrigin, recoveryCodesLeft, required } = await this.queries.execute(
      new GetSecondFactors(caller.accountId),
    );
    return success({
      authenticatorSince: authenticatorSince?.toISOString() ?? null,
      passkeys: passkeys.map(({ addedAt, usedAt, ...passkey }) => ({
        ...passkey,
        addedAt: addedAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      passkeyOrigin: passkeyOrigin ?? null,
      recoveryCodesLeft,
      required,
    });
  }

  @Handles(beginAuthenticatorContract, secondFactorProblems)
  async begin(
    @Call() { context }: CallOf<typeof beginAuthenticatorContract>,
  ): Promise<AnswerTo<typeof beginAuthenticatorContract>> {
    const outcome = await this.commands.execute(new BeginAuthenticator(context));
    return outcome.ok ? success(outcome.value) : problem(secondFactorProblems, outcome.failure);
  }

  @Handles(confirmAuthenticatorContract, secondFactorProblems)
  async confirm(
    @Call() { body, context }: CallOf<typeof confirmAuthenticatorContract>,
  ): Promise<AnswerTo<typeof confirmAuthenticatorContract>> {
    const outcome = await this.commands.execute(new ConfirmAuthenticator(body.code, context));
    if (!outcome.ok) return problem(secondFactorProblems, outcome.failure);
    const { recoveryCodes, position } = outcome.value;
    return success({ recoveryCodes: [...recoveryCodes] }, { position }, { statusMessage: texts.authenticatorSet });
  }

  @Handles(removeAuthenticatorContract, secondFactorProblems)
  async remove(
    @Call() { context }: CallOf<typeof removeAuthenticatorContract>,
  ): Promise<AnswerTo<typeof removeAuthenticatorContract>> {
    const outcome = await this.commands.execute(new RemoveAuthenticator(context));
    if (!outcome.ok) return problem(secondFactorProblems, outcome.failure);
    return success({}, { position: outcome.value }, { statusMessage: texts.authenticatorRemoved });
  }

  @Handles(renewRecoveryCodesContract, secondFactorProblems)
  async renewCodes(
    @Call() { context }: CallOf<typeof renewRecoveryCodesContract>,
  ): Promise<AnswerTo<typeof renewRecoveryCodesContract>> {
    const outcome = await this.commands.execute(new RenewRecoveryCodes(context));
    if (!outcome.ok) return problem(secondFactorProblems, outcome.failure);
    const { recoveryCodes, position } = outcome.value;
    return success({ recoveryCodes: [...recoveryCodes] }, { position }, { statusMessage: texts.codesMade });
  }
}
