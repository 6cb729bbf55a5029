import { accepted, refused, type Result } from '@keelson/kernel';
import { hasSecondFactor, Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import type { NewCodes } from './new-codes';

export interface RenewCodesRefusal {
  readonly code: 'NO_SECOND_FACTOR';
}

/** New recovery codes of a member of staff, in place of all before. */
export class RenewRecoveryCodes extends Command<Result<NewCodes, RenewCodesRefusal>> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  async execute({ context }: RenewRecoveryCodes): Promise<Result<NewCodes, RenewCodesRefusal>> {
    const { subjectId: accountId, occurredAt: now } = context;
    const { secondFactors } = this.vault;
    if (!hasSecondFactor(await secondFactors.of(accountId))) return refused({ code: 'NO_SECOND_FACTOR' });
    const position = await this.records.done(accountId, { name: 'RecordRecoveryCodes' }, context);
    return accepted({ recoveryCodes: await secondFactors.recoveryCodes.renew(accountId, now), position });
  }
}
