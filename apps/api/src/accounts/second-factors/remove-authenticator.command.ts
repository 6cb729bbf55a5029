import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { AUTHENTICATOR, changeOfFactors } from './factor-ids';
import { isLastRequired } from './last-required';

export interface RemoveAuthenticatorRefusal {
  readonly code: 'SECOND_FACTOR_REQUIRED';
}

/** A member of staff removes the own app; answers with the position. Removing it again mends what a crash left open. */
export class RemoveAuthenticator extends Command<Result<number, RemoveAuthenticatorRefusal>> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(RemoveAuthenticator)
export class RemoveAuthenticatorHandler implements ICommandHandler<RemoveAuthenticator> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  execute({ context }: RemoveAuthenticator): Promise<Result<number, RemoveAuthenticatorRefusal>> {
    return this.vault.exclusively(changeOfFactors(context.subjectId), () => this.remove(context));
  }

  private async remove(context: CommandContext): Promise<Result<number, RemoveAuthenticatorRefusal>> {
    const { subjectId: accountId } = context;
    const { secondFactors } = this.vault;
    if (await isLastRequired(secondFactors, accountId)) return refused({ code: 'SECOND_FACTOR_REQUIRED' });
    const command = { name: 'RemoveSecondFactor', factorId: AUTHENTICATOR } as const;
    const position = await this.records.done(accountId, command, context);
    await secondFactors.removeAuthenticator(accountId);
    return accepted(position);
  }
}
