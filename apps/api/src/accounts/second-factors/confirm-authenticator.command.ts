import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { AUTHENTICATOR, changeOfFactors } from './factor-ids';
import type { NewCodes } from './new-codes';

export interface ConfirmAuthenticatorRefusal {
  readonly code: 'CODE_REFUSED';
}

/** The first code of an app: it counts from now on. Answers with recovery codes where the account had none. */
export class ConfirmAuthenticator extends Command<Result<NewCodes, ConfirmAuthenticatorRefusal>> {
  constructor(
    readonly code: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The log goes first: a crash in between leaves a mail too many, never a factor that nobody was told of. */
@CommandHandler(ConfirmAuthenticator)
export class ConfirmAuthenticatorHandler implements ICommandHandler<ConfirmAuthenticator> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  execute(command: ConfirmAuthenticator): Promise<Result<NewCodes, ConfirmAuthenticatorRefusal>> {
    return this.vault.exclusively(changeOfFactors(command.context.subjectId), () => this.confirm(command));
  }

  private async confirm({
    code,
    context,
  }: ConfirmAuthenticator): Promise<Result<NewCodes, ConfirmAuthenticatorRefusal>> {
    const { subjectId: accountId, occurredAt: now } = context;
    const typed = code.replace(/\s/g, '');
    const { secondFactors } = this.vault;
    if (!(await secondFactors.authenticators.fitsPending(accountId, typed, now)))
      return refused({ code: 'CODE_REFUSED' });
    const enrolled = await this.records.done(
      accountId,
      { name: 'EnrolSecondFactor', factor: 'authenticator', factorId: AUTHENTICATOR },
      context,
    );
    const recoveryCodes = await secondFactors.confirmAuthenticator(accountId, typed, now);
    if (!recoveryCodes) {
      await this.takeBack(accountId, context);
      return refused({ code: 'CODE_REFUSED' });
    }
    if (recoveryCodes.length === 0) return accepted({ recoveryCodes, position: enrolled });
    const position = await this.records.done(accountId, { name: 'RecordRecoveryCodes' }, context);
    return accepted({ recoveryCodes, position });
  }

  /** Another secret was begun in between. */
  private async takeBack(accountId: string, context: CommandContext): Promise<void> {
    const { authenticatorSince } = await this.vault.secondFactors.of(accountId);
    if (authenticatorSince) return;
    await this.records.done(accountId, { name: 'RemoveSecondFactor', factorId: AUTHENTICATOR }, context);
  }
}
