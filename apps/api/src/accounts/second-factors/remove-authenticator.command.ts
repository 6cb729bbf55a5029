import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { AUTHENTICATOR } from './factor-ids';

/** A member of staff removes the own app; answers with the position. Removing it again mends what a crash left open. */
export class RemoveAuthenticator extends Command<number> {
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

  async execute({ context }: RemoveAuthenticator): Promise<number> {
    const { subjectId: accountId } = context;
    const command = { name: 'RemoveSecondFactor', factorId: AUTHENTICATOR } as const;
    const position = await this.records.done(accountId, command, context);
    await this.vault.secondFactors.removeAuthenticator(accountId);
    return position;
  }
}
