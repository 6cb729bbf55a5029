import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';

export interface RenamePasskeyRefusal {
  readonly code: 'PASSKEY_NOT_FOUND';
}

type Outcome = Result<number, RenamePasskeyRefusal>;

/** A member of staff calls an own passkey otherwise; answers with the position. */
export class RenamePasskey extends Command<Outcome> {
  constructor(
    readonly passkeyId: string,
    readonly name: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RenamePasskey)
export class RenamePasskeyHandler implements ICommandHandler<RenamePasskey> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  async execute({ passkeyId, name, context }: RenamePasskey): Promise<Outcome> {
    const { subjectId: accountId } = context;
    const { passkeys } = this.vault.secondFactors;
    const held = await passkeys.list(accountId);
    if (!held.some(({ id }) => id === passkeyId)) return refused({ code: 'PASSKEY_NOT_FOUND' });
    const position = await this.records.done(accountId, { name: 'RenamePasskey', factorId: passkeyId }, context);
    await passkeys.rename(accountId, passkeyId, name);
    return accepted(position);
  }
}
