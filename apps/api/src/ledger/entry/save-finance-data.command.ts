import { accepted, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import type { LedgerFailure } from '../ledger.problems';
import { afterwards, type Counts, TypedBooks, type TypedFigures } from './typed-books';

/** How many months, days and numbers of people the form changed. */
export interface SavedFinanceData {
  readonly months: number;
  readonly days: number;
  readonly employeeCounts: number;
  readonly position: number;
  readonly version: number;
}

/** Figures and numbers of people that somebody typed into one form. */
export class SaveFinanceData extends Command<Result<SavedFinanceData, LedgerFailure>> {
  constructor(
    readonly accountId: string,
    readonly figures: TypedFigures,
    readonly counts: Counts,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveFinanceData)
export class SaveFinanceDataHandler implements ICommandHandler<SaveFinanceData> {
  constructor(private readonly typed: TypedBooks) {}

  async execute(command: SaveFinanceData): Promise<Result<SavedFinanceData, LedgerFailure>> {
    const { accountId, figures, counts, context } = command;
    const entered = await this.typed.enter(accountId, figures, context);
    if (!entered.ok) return entered;
    const counted = await this.typed.saveHeadcounts(accountId, counts, afterwards(context, entered.value));
    if (!counted.ok) return counted;
    const { events, position } = entered.value;
    const days = new Set(events.flatMap((event) => ('date' in event.data ? [event.data.date] : [])));
    return accepted({
      months: events.filter(({ type }) => type === 'ledger.month-recorded.v1').length,
      days: days.size,
      employeeCounts: counted.value.changed,
      position: Math.max(position, counted.value.position),
      version: counted.value.version,
    });
  }
}
