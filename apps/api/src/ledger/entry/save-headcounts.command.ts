import type { Headcount } from '@keelson/domain/ledger';
import { accepted, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { type LedgerOutcome, LedgerRecords } from '../ledger-records';
import type { LedgerFailure } from '../ledger.problems';
import { changedCounts } from './changed-counts';
import { TypedBooks } from './typed-books';

export interface SavedHeadcounts {
  readonly changed: number;
  readonly position: number;
  readonly version: number;
}

/** How many people there were, month by month. */
export class SaveHeadcounts extends Command<Result<SavedHeadcounts, LedgerFailure>> {
  constructor(
    readonly accountId: string,
    readonly counts: readonly Headcount[],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveHeadcounts)
export class SaveHeadcountsHandler implements ICommandHandler<SaveHeadcounts> {
  constructor(
    private readonly records: LedgerRecords,
    private readonly typed: TypedBooks,
  ) {}

  async execute(command: SaveHeadcounts): Promise<Result<SavedHeadcounts, LedgerFailure>> {
    const outcome = await this.entered(command);
    if (!outcome.ok) return outcome;
    const { events, position, version } = outcome.value;
    return accepted({ changed: changedCounts(events), position, version });
  }

  /** Headcounts are entered by hand whichever system keeps the accounts, and before any does. */
  private async entered({ accountId, counts, context }: SaveHeadcounts): Promise<LedgerOutcome> {
    const outcome = await this.records.run(accountId, { name: 'EnterHeadcounts', counts }, context);
    if (outcome.ok || outcome.failure.code !== 'NO_LEDGER') return outcome;
    return this.typed.enter(accountId, { yearEndMonth: CALENDAR_YEAR, months: [], days: [], counts }, context);
  }
}

const CALENDAR_YEAR = 12;
