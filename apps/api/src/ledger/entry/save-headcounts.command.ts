import type { Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import type { LedgerFailure } from '../ledger.problems';
import { type Counts, type SavedCounts, TypedBooks } from './typed-books';

/** How many people there were, month by month. */
export class SaveHeadcounts extends Command<Result<SavedCounts, LedgerFailure>> {
  constructor(
    readonly accountId: string,
    readonly counts: Counts,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveHeadcounts)
export class SaveHeadcountsHandler implements ICommandHandler<SaveHeadcounts> {
  constructor(private readonly typed: TypedBooks) {}

  execute({ accountId, counts, context }: SaveHeadcounts): Promise<Result<SavedCounts, LedgerFailure>> {
    return this.typed.saveHeadcounts(accountId, counts, context);
  }
}
