import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { type LedgerOutcome, LedgerRecords } from '../ledger-records';

/** The last decision about an account is taken back. */
export class UndoPlacement extends Command<LedgerOutcome> {
  constructor(
    readonly accountId: string,
    readonly ref: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UndoPlacement)
export class UndoPlacementHandler implements ICommandHandler<UndoPlacement> {
  constructor(private readonly records: LedgerRecords) {}

  execute({ accountId, ref, context }: UndoPlacement): Promise<LedgerOutcome> {
    return this.records.run(accountId, { name: 'UndoPlacement', ref }, context);
  }
}
