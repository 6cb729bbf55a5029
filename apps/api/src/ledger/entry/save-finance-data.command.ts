import { accepted, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import type { SaveFailure } from '../ledger.problems';
import { changedCounts } from './changed-counts';
import { AcceptedFiles, type ClaimedFile } from './file/accepted-files';
import { TypedBooks, type TypedFigures } from './typed-books';

/** How many months, days and numbers of people the form changed. */
export interface SavedFinanceData {
  readonly months: number;
  readonly days: number;
  readonly employeeCounts: number;
  readonly position: number;
  readonly version: number;
}

/** Figures and numbers of people of one form: typed, or those of a file where it says so. */
export class SaveFinanceData extends Command<Result<SavedFinanceData, SaveFailure>> {
  constructor(
    readonly accountId: string,
    readonly figures: TypedFigures,
    readonly file: ClaimedFile | undefined,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveFinanceData)
export class SaveFinanceDataHandler implements ICommandHandler<SaveFinanceData> {
  constructor(
    private readonly typed: TypedBooks,
    private readonly files: AcceptedFiles,
  ) {}

  async execute(command: SaveFinanceData): Promise<Result<SavedFinanceData, SaveFailure>> {
    const { accountId, figures, context } = command;
    const file = command.file && (await this.files.accept(accountId, command.file));
    if (file && !file.ok) return file;
    const entered = await this.typed.enter(accountId, { ...figures, ...(file && { file: file.value }) }, context);
    if (!entered.ok) return entered;
    const { events, position, version } = entered.value;
    const days = new Set(events.flatMap((event) => ('date' in event.data ? [event.data.date] : [])));
    return accepted({
      months: events.filter(({ type }) => type === 'ledger.month-recorded.v1').length,
      days: days.size,
      employeeCounts: changedCounts(events),
      position,
      version,
    });
  }
}
