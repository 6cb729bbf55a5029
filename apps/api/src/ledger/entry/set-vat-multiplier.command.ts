import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { type LedgerOutcome, LedgerRecords } from '../ledger-records';

/** What turns a net amount into one with VAT, set by the customer. */
export class SetVatMultiplier extends Command<LedgerOutcome> {
  constructor(
    readonly accountId: string,
    readonly multiplier: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetVatMultiplier)
export class SetVatMultiplierHandler implements ICommandHandler<SetVatMultiplier> {
  constructor(private readonly records: LedgerRecords) {}

  execute({ accountId, multiplier, context }: SetVatMultiplier): Promise<LedgerOutcome> {
    return this.records.run(accountId, { name: 'SetVatMultiplier', multiplier }, context);
  }
}
