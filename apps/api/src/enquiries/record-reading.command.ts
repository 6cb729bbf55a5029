import { recordingOf } from '@keelson/domain/audit';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Somebody was shown a message. */
export class RecordEnquiryReading extends Command<void> {
  constructor(
    readonly enquiryId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordEnquiryReading)
export class RecordEnquiryReadingHandler implements ICommandHandler<RecordEnquiryReading> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ enquiryId, context }: RecordEnquiryReading): Promise<void> {
    const command = { what: 'enquiry', subject: enquiryId, readAt: context.occurredAt } as const;
    await this.runner.run({ ...recordingOf(context.actor.id, command), context });
  }
}
