import { type RecordReading as Reading, recordingOf } from '@keelson/domain/audit';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Somebody is shown, or takes away, what is another's: recorded in the reader's name. */
export class RecordReading extends Command<{ readonly position: number }> {
  constructor(
    readonly what: Reading['what'],
    /** The id of what is read: an account, or an enquiry. */
    readonly subject: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordReading)
export class RecordReadingHandler implements ICommandHandler<RecordReading> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ what, subject, context }: RecordReading): Promise<{ readonly position: number }> {
    const reading = { what, subject, readAt: context.occurredAt };
    // If-Match is about what a command changes, never about who read what.
    const { expectedVersion: _, ...unconditional } = context;
    const recorded = await this.runner.run({ ...recordingOf(context.actor.id, reading), context: unconditional });
    // The decider refuses nothing; its type says so.
    if (!recorded.ok) return recorded.failure;
    return { position: recorded.value.position };
  }
}
