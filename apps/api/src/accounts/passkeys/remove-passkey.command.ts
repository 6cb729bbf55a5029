import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { changeOfFactors } from '../second-factors/factor-ids';
import { isLastRequired } from '../second-factors/last-required';

export interface RemovePasskeyRefusal {
  readonly code: 'PASSKEY_NOT_FOUND' | 'SECOND_FACTOR_REQUIRED';
}

type Outcome = Result<number, RemovePasskeyRefusal>;

/** A member of staff removes an own passkey; answers with the position. Removing it again mends what a crash left open. */
export class RemovePasskey extends Command<Outcome> {
  constructor(
    readonly passkeyId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  execute(command: RemovePasskey): Promise<Outcome> {
    return this.vault.exclusively(changeOfFactors(command.context.subjectId), () => this.remove(command));
  }

  private async remove({ passkeyId, context }: RemovePasskey): Promise<Outcome> {
    const { subjectId: accountId } = context;
    const { secondFactors } = this.vault;
    const counts = (await secondFactors.passkeys.list(accountId)).some(({ id }) => id === passkeyId);
    if (!counts && !(await this.isRecorded(accountId, passkeyId))) return refused({ code: 'PASSKEY_NOT_FOUND' });
    if (counts && (await isLastRequired(secondFactors, accountId))) return refused({ code: 'SECOND_FACTOR_REQUIRED' });
    const command = { name: 'RemoveSecondFactor', factorId: passkeyId } as const;
    const position = await this.records.done(accountId, command, context);
    await secondFactors.removePasskey(accountId, passkeyId);
    return accepted(position);
  }

  private async isRecorded(accountId: string, passkeyId: string): Promise<boolean> {
    const { secondFactors } = await this.records.state(accountId);
    return secondFactors.some(({ factorId }) => factorId === passkeyId);
  }
}
