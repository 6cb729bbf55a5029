import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Placement } from '@keelson/calculators';
import type { CommandContext } from '../../platform/execution/command-context';
import { type LedgerOutcome, LedgerRecords } from '../ledger-records';

/** Somebody decides where an account of the own books counts. */
export class PlaceAccount extends Command<LedgerOutcome> {
  constructor(
    readonly accountId: string,
    readonly ref: number,
    readonly placement: Placement,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PlaceAccount)
export class PlaceAccountHandler implements ICommandHandler<PlaceAccount> {
  constructor(private readonly records: LedgerRecords) {}

  execute({ accountId, ref, placement, context }: PlaceAccount): Promise<LedgerOutcome> {
    return this.records.run(accountId, { name: 'PlaceAccount', ref, placement }, context);
  }
}
