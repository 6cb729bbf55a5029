import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RecordProgress as Order } from '@keelson/domain/onboarding';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { type JourneyOutcome, JourneyRunner } from './journey-runner';

type Progress = Pick<Order, 'wanted' | 'furtherFlags'>;

export class RecordProgress extends Command<JourneyOutcome> {
  constructor(
    readonly record: Progress,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordProgress)
export class RecordProgressHandler implements ICommandHandler<RecordProgress> {
  constructor(private readonly journey: JourneyRunner) {}

  execute({ record, caller, context }: RecordProgress): Promise<JourneyOutcome> {
    return this.journey.runEvidenced({ name: 'RecordProgress', ...record }, 'record-progress', caller, context);
  }
}
