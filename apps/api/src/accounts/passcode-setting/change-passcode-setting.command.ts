import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { isStaff } from '../session/session-starter';

export interface PasscodeSettingRefusal {
  /** The second: the session outlived its account. */
  readonly code: 'PASSCODE_ALWAYS_ON' | 'ACCOUNT_NOT_FOUND';
}

/** Answers with the position of the event. */
export class ChangePasscodeSetting extends Command<Result<number, PasscodeSettingRefusal>> {
  constructor(
    readonly enabled: boolean,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * The log decides and the vault follows it by the log's version, so that changes at the same time agree in the end and
 * sending the same again mends what an outage cut in two.
 */
@CommandHandler(ChangePasscodeSetting)
export class ChangePasscodeSettingHandler implements ICommandHandler<ChangePasscodeSetting> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  async execute({ enabled, caller, context }: ChangePasscodeSetting): Promise<Result<number, PasscodeSettingRefusal>> {
    if (isStaff(caller)) return refused({ code: 'PASSCODE_ALWAYS_ON' });
    const { accountId } = caller;
    if (!(await this.vault.credentials.byId(accountId))) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const outcome = await this.records.run(accountId, { name: 'RequirePasscode', required: enabled }, context);
    if (!outcome.ok) throw new Error(`a passcode setting was refused: ${outcome.failure.code}`);
    const { state, version, position } = outcome.value;
    await this.vault.credentials.requirePasscode(accountId, state.passcodeRequired, version);
    return accepted(position);
  }
}
