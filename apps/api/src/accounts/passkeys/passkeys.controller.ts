import {
  beginPasskeyContract,
  confirmPasskeyContract,
  removePasskeyContract,
  renamePasskeyContract,
  secondFactorMessages as texts,
} from '@keelson/contracts/accounts';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { BeginPasskey } from './begin-passkey.command';
import { ConfirmPasskey } from './confirm-passkey.command';
import { passkeyProblems } from './passkeys.problems';
import { RemovePasskey } from './remove-passkey.command';
import { RenamePasskey } from './rename-passkey.command';

/** Passkeys that a member of staff sets up in place of the mailed passcode (decision 4.103). */
@Controller()
export class PasskeysController {
  constructor(private readonly commands: CommandBus) {}

  @Handles(beginPasskeyContract, passkeyProblems)
  async begin(
    @Call() { caller, context }: CallOf<typeof beginPasskeyContract>,
  ): Promise<AnswerTo<typeof beginPasskeyContract>> {
    const outcome = await this.commands.execute(new BeginPasskey(caller.sessionId, context));
    return outcome.ok ? success(outcome.value) : problem(passkeyProblems, outcome.failure);
  }

  @Handles(confirmPasskeyContract, passkeyProblems)
  async confirm(
    @Call() { body, caller, context }: CallOf<typeof confirmPasskeyContract>,
  ): Promise<AnswerTo<typeof confirmPasskeyContract>> {
    const outcome = await this.commands.execute(new ConfirmPasskey(body, caller.sessionId, context));
    if (!outcome.ok) return problem(passkeyProblems, outcome.failure);
    const { recoveryCodes, position } = outcome.value;
    return success({ recoveryCodes: [...recoveryCodes] }, { position }, { statusMessage: texts.passkeyAdded });
  }

  @Handles(renamePasskeyContract, passkeyProblems)
  async rename(
    @Call() { params, body, context }: CallOf<typeof renamePasskeyContract>,
  ): Promise<AnswerTo<typeof renamePasskeyContract>> {
    const outcome = await this.commands.execute(new RenamePasskey(params.passkeyId, body.name, context));
    if (!outcome.ok) return problem(passkeyProblems, outcome.failure);
    return success({}, { position: outcome.value }, { statusMessage: texts.passkeyRenamed });
  }

  @Handles(removePasskeyContract, passkeyProblems)
  async remove(
    @Call() { params, context }: CallOf<typeof removePasskeyContract>,
  ): Promise<AnswerTo<typeof removePasskeyContract>> {
    const outcome = await this.commands.execute(new RemovePasskey(params.passkeyId, context));
    if (!outcome.ok) return problem(passkeyProblems, outcome.failure);
    return success({}, { position: outcome.value }, { statusMessage: texts.passkeyRemoved });
  }
}
