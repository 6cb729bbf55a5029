import { recordingOf } from '@keelson/domain/audit';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** A partner, or staff in a partner's area, was shown a customer. */
export class RecordLook extends Command<void> {
  constructor(
    readonly subject: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordLook)
export class RecordLookHandler implements ICommandHandler<RecordLook> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ subject, context }: RecordLook): Promise<void> {
    const command = { what: 'customer', subject, readAt: context.occurredAt } as const;
    await this.runner.run({ ...recordingOf(context.actor.id, command), context });
  }
}
