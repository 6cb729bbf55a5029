import type { Pence } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { type LedgerOutcome, LedgerRecords } from '../ledger-records';

/** The owner states what of a loan is due within a year, or takes that back. */
export class StateDueWithinYear extends Command<LedgerOutcome> {
  constructor(
    readonly accountId: string,
    readonly ref: number,
    readonly amount: Pence | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(StateDueWithinYear)
export class StateDueWithinYearHandler implements ICommandHandler<StateDueWithinYear> {
  constructor(private readonly records: LedgerRecords) {}

  execute({ accountId, ref, amount, context }: StateDueWithinYear): Promise<LedgerOutcome> {
    return this.records.run(accountId, { name: 'StateDueWithinYear', ref, amount }, context);
  }
}
